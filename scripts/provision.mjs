/** Sets vendors' accounts up: `npm run provision -- --help`. */
import { runCommand } from './support/command.mjs';
import { shopEnvironment } from './support/environment.mjs';

// The demo shop belongs to the stand-ins, without which this is run as well.
const folder = process.argv.includes('--demo-stock') ? 'provision/demo-stock' : 'provision';
await runCommand(folder, shopEnvironment);
