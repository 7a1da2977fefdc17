/** Opens empty accounts at the vendors' stand-ins, with IDs and keys of their own: `npm run accounts [-- --save FILE]`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { saysHelp } from './support/help.mjs';

const usage = `npm run accounts [-- --save FILE]

Opens empty accounts at the vendors' stand-ins, with IDs and keys of their own, on PLATFORM_PORT and the port after it, until Ctrl-C.

  --save FILE   writes addresses, IDs and keys into FILE as well`;

if (!saysHelp(usage)) await runCommand('accounts', shopEnvironment);
