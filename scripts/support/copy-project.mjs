import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What no build reads, besides what a build or a test leaves behind. */
const notCopied = /^(\.git|node_modules|\.next|\.build|\.data.*|test-results|__tests__|e2e)$/;

/**
 * Copies a project's sources into a folder, without some of its folders.
 *
 * @param {string} from
 * @param {string} copy
 * @param {readonly string[]} without
 */
export async function copyProject(from, copy, without) {
  for (const name of await readdir(from)) {
    if (notCopied.test(name) || without.includes(name)) continue;
    await cp(join(from, name), join(copy, name), {
      recursive: true,
      filter: (path) => !relative(from, path).includes('node_modules'),
    });
  }
}
