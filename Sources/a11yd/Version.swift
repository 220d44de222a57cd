/// What `a11yd --version` prints; `make lint` holds it against the Debian changelog and the man pages.
let version = "0.1.0"
