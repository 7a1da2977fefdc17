import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './install.mjs';
import { buildDir } from './paths.mjs';

/**
 * A tool that only a proof needs, in exactly this version, in a folder of its own beside the build: installed on first use. Returns the
 * package's folder.
 *
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string>}
 */
export async function ensurePinned(name, version) {
  const home = join(buildDir, 'tools', `${name}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  console.log(`Installing ${name} ${version}…`);
  await run('npm', [
    'install',
    '--prefix',
    home,
    '--save-exact',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
    `${name}@${version}`,
  ]);
  return folder;
}
