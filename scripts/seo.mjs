/** Checks a running shop for search engines: `npm run seo -- --help`. */
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'seo.mjs');
await bundleOne(join(root, 'scripts/seo/main.ts'), outfile);
await run(process.execPath, [outfile, ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
