/** A person's right to a copy and to deletion: `npm run privacy -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('privacy', shopEnvironment);
