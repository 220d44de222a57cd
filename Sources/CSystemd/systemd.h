// Without this, sd_journal_sendv is a macro over sd_journal_sendv_with_location, which Swift cannot call.
#define SD_JOURNAL_SUPPRESS_LOCATION
#include <systemd/sd-daemon.h>
#include <systemd/sd-id128.h>
#include <systemd/sd-journal.h>
