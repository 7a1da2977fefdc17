import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which release lies in a folder: the beginning of the hash of everything it was built from, as the build wrote it. Builds of the same sources are the same
 * release. Throws an Error where nothing was built.
 */
export function releaseOf(folder: string): string {
  return readFileSync(join(folder, '.build/release'), 'utf8').trim();
}
