/** Figures of the code itself, files, lines and imports: `npm run house -- --help`. */
import { runCommand } from './support/command.mjs';

await runCommand('house');
