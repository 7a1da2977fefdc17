/** Opens empty accounts at the vendors' stand-ins, with IDs and keys of their own: `npm run accounts [-- --save FILE]`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('accounts', shopEnvironment);
