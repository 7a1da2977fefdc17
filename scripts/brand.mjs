/** Says what still carries the demo brand, and takes a brand file: `npm run brand -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

await runCommand('brand', shopEnvironment);
