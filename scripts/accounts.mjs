/** Opens empty accounts at the vendors' stand-ins, with IDs and keys of their own: `npm run accounts [-- --save FILE]`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'accounts.mjs');
await bundleOne(join(root, 'scripts/accounts/main.ts'), outfile);
const child = spawn(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: await shopEnvironment(),
});
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
