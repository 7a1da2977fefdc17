/** Marketing's command line: `npm run marketing -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('marketing', shopEnvironment);
