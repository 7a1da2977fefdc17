import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folders = [
  'app',
  'components',
  'lib',
  'server',
  'services',
  'provision',
  'platform',
  'styles',
  'scripts',
];
const files = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** A hash over the content of everything a build is made from. */
export async function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...(await Promise.all(folders.map(filesIn))).flat(), ...files].sort()) {
    const content = await readFile(join(root, path)).catch(() => null);
    if (content) hash.update(`\0${path}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}
