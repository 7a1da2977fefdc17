/** Writes every kind of mail the shop sends, with facts of the demo shop: `npm run mails [-- FOLDER]`; without one into `.data/mails`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';

await ensureInstalled();
const outfile = join(buildDir, 'mails.mjs');
await bundleOne(join(root, 'scripts/mails/main.ts'), outfile);
const child = spawn(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
