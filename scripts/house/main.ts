import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { type Checkout, houseFigures } from './figures';

const help = `npm run house -- [FOLDER ...] [--files]

Prints, for each checkout (this one without an argument): files and lines of the product as Prettier lays them out, fragments, full
folders, circles of imports, packages of the storefront, and how many files a page is made of. With --files also which ones.
Another state of the code: git worktree add FOLDER COMMIT.`;

if (!saysHelp(help)) await asCommand(run, 2);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { files: { type: 'boolean' } },
  });
  const folders = positionals.length > 0 ? positionals : ['.'];
  const missing = folders.filter((folder) => !existsSync(join(folder, 'package.json')));
  if (missing.length > 0) throw new Error(`There is no checkout in ${missing.join(', ')}.`);
  await print(folders, values.files ?? false);
  return 0;
}

async function print(folders: readonly string[], withFiles: boolean): Promise<void> {
  const columns = await Promise.all(
    folders.map(async (folder) => houseFigures(await readCheckout(resolve(folder)))),
  );
  console.log(`| | ${folders.join(' | ')} |\n|---|${folders.map(() => '---').join('|')}|`);
  for (const [row, { name, files }] of (columns[0] ?? []).entries()) {
    console.log(`| ${name} | ${columns.map((column) => column[row]?.value).join(' | ')} |`);
    if (withFiles) for (const file of files) console.log(`    ${file}`);
  }
}

async function readCheckout(root: string): Promise<Checkout> {
  const folders = ['app', 'components', 'lib', 'server', 'services', 'platform'];
  const names = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root })
    .toString()
    .split('\0')
    .filter((name) => !name.includes('/') || folders.some((top) => name.startsWith(`${top}/`)))
    .filter((name) => name !== '');
  const layout = await resolveConfig(resolve('package.json'));
  const texts = new Map<string, string>();
  for (const name of names)
    texts.set(
      name,
      await format(await readFile(join(root, name), 'utf8'), { ...layout, filepath: name }),
    );
  const { dependencies = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return { texts, dependencies: Object.keys(dependencies).length };
}
