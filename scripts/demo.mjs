/** What a day of the shop floor looks like, in the demo shop: `npm run demo -- --help`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'demo.mjs');
await bundleOne(join(root, 'scripts/demo/main.ts'), outfile);
const child = spawn(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: await shopEnvironment(),
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
