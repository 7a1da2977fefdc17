/** The money of placed orders: `npm run orders -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('orders', shopEnvironment);
