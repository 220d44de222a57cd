#include <libxml/xmlversion.h>
// Otherwise the next headers bring types of ICU, of which Foundation has its own under the same names: a compiler that
// looks at both at once refuses them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
