/** Figures of the code itself, files, lines and imports: `npm run house -- --help`. */
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'house.mjs');
await bundleOne(join(root, 'scripts/house/main.ts'), outfile);
await run(process.execPath, [outfile, ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
