import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the builds leave behind: bundles of the processes and the hash of the sources they were made from. */
export const buildDir = join(root, '.build');
