import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the builds leave behind: bundles of the processes and the hash of the sources they were made from. */
export const buildDir = join(root, '.build');

/**
 * The file of a package's command, by itself the one of its own name, as its own `package.json` names it: to be run by this very Node.
 *
 * @param {string} name
 * @param {string} [command]
 */
export function programOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
