/** Examines the vendors' accounts and this environment: `npm run doctor -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('doctor', shopEnvironment);
