/** Whether a ledger does what the port's contract says: `npm run conform -- ledgers URL ACCOUNTS.json`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('conform', shopEnvironment);
