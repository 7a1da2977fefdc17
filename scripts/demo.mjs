/** What a day of the shop floor looks like, in the demo shop: `npm run demo -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('demo', shopEnvironment);
