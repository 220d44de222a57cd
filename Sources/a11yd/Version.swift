/// What `a11yd --version` prints. `make lint` compares it with the Debian changelog and the man pages.
let version = "0.1.0"
