/** Compares the payment page as it is sent with its signed baseline: `npm run watch:payment-page -- --help`. */
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'watch-payment-page.mjs');
await bundleOne(join(root, 'scripts/payment-page/main.ts'), outfile);
await run(process.execPath, [outfile, ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
