/** Checks a running shop for search engines: `npm run seo -- --help`. */
import { runCommand } from './support/command.mjs';

await runCommand('seo');
