/** Says what still carries the demo brand, and takes a brand file: `npm run brand -- --help`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'brand.mjs');
await bundleOne(join(root, 'scripts/brand/main.ts'), outfile);
const child = spawn(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: await shopEnvironment(),
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
