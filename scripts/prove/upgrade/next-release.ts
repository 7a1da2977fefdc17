import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../support/copy-project.mjs';

/** The step that only the next release has. It adds, as every step of a release has to. */
export const nextStep = '999-next-release';

const migration = `  {
    name: '${nextStep}',
    statements: [
      \`alter table services.submission add column next_release text not null default ''\`,
      'create index submission_next_release on services.submission (next_release)',
    ],
  },
];
`;
/** As `npm run build`, without the inventory of the payment page, which is the present release's; nothing when these sources are built. */
const build = `
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundle } from './scripts/support/bundle.mjs';
import { run } from './scripts/support/install.mjs';
import { programOf } from './scripts/support/paths.mjs';
import { sourceHash } from './scripts/support/source-hash.mjs';
const hash = await sourceHash();
if ((await readFile('.build/source-hash', 'utf8').catch(() => '')) !== hash) {
  await mkdir('.build', { recursive: true });
  await writeFile('.build/release', hash.slice(0, 16));
  await bundle();
  await run(process.execPath, [programOf('next'), 'build']);
  await writeFile('.build/source-hash', hash);
}
`;

/** Of every page's scripts. */
const browserModule = 'components/browser/shop-fetch.ts';

/**
 * Makes the release after the one in a folder, beside its build: the same sources with a step of the services' schema and a line of the browser's code
 * more, and with another salt in the names of all scripts and styles, so that none is called as before. Built when it is not. Returns its folder.
 */
export async function buildNextRelease(present: string): Promise<string> {
  const folder = join(present, '.build/next-release');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (!['.next', '.build'].includes(name))
      await rm(join(folder, name), { recursive: true, force: true });
  await copyProject(present, folder, ['docs', 'package-lock.json']);
  await mkdir(join(folder, 'docs'));
  for (const packages of ['node_modules', 'services/node_modules', 'platform/node_modules'])
    if (existsSync(join(present, packages)))
      await symlink(join(present, packages), join(folder, packages));
  const schema = join(folder, 'services/schema.ts');
  const steps = await readFile(schema, 'utf8');
  if (!/\n\];\n$/.test(steps)) throw new Error(`${schema} does not end with its steps.`);
  await writeFile(schema, steps.replace(/\];\n$/, migration));
  await appendFile(
    join(folder, browserModule),
    `\nReflect.set(globalThis, 'nextRelease', true);\n`,
  );
  await run(['--input-type=module', '--eval', build], folder);
  return folder;
}

async function run(args: readonly string[], folder: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_HASH_SALT: 'next-release' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The next release could not be built (${code}).`);
}
