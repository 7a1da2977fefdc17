/** Sets vendors' accounts up: `npm run provision -- --help`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
// The demo shop belongs to the stand-ins, without which this is run as well.
const entry = args.includes('--demo-stock') ? 'provision/demo-stock' : 'provision';
const outfile = join(buildDir, `${entry.replace('/', '-')}.mjs`);
await bundleOne(join(root, 'scripts', entry, 'main.ts'), outfile);
const child = spawn(process.execPath, [outfile, ...args], {
  stdio: 'inherit',
  env: await shopEnvironment(),
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
