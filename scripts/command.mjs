import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOne } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { isKnownName } from './support/known-name.mjs';
import { buildDir, root } from './support/paths.mjs';

/**
 * Commands that only look at files or at a shop by its address, and read nothing of the environment's file.
 *
 * @type {readonly string[]}
 */
const withoutEnvironment = ['house', 'mails', 'payment-page', 'seo'];

// The program of a folder of `scripts`, with the words after its name; it is handed the signals, and its code is this process's.
const [name = '', ...words] = process.argv.slice(2);
const folders = readdirSync(join(root, 'scripts')).filter((folder) =>
  existsSync(join(root, 'scripts', folder, 'main.ts')),
);
if (!isKnownName(name, folders, 'node scripts/command.mjs COMMAND, which is one of'))
  process.exit();
await ensureInstalled();
// The demo shop belongs to the stand-ins, without which accounts are provisioned as well.
const folder = words.includes('--demo-stock') ? join(name, 'demo-stock') : name;
const outfile = join(buildDir, `${folder.replace('/', '-')}.mjs`);
await bundleOne(join(root, 'scripts', folder, 'main.ts'), outfile);
const child = spawn(process.execPath, [outfile, ...words], {
  stdio: 'inherit',
  env: withoutEnvironment.includes(name) ? process.env : await shopEnvironment(),
});
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
