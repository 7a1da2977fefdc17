import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install.mjs';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Installs Debian's package when this runs as root on a Debian. Throws otherwise, in words that name what is missing.
 *
 * @param {string} name
 * @param {string} missing
 */
export async function installPackage(name, missing) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(missing);
  console.log(`Installing ${name}…`);
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/**
 * Where a program is, the first of these names that there is; else it is installed as Debian's package. Throws in plain words.
 *
 * @param {string[]} names
 * @param {string} packageName
 */
export async function ensureProgram(names, packageName) {
  const find = () =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  const found = find();
  if (found) return found;
  const missing = `${names.join(' or ')} was not found. Install it (Debian: ${packageName}).`;
  await installPackage(packageName, missing);
  const installed = find();
  if (!installed) throw new Error(missing);
  return installed;
}
