import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Asks the browser to compile the functions of every chunk while it arrives, off the page's own thread, and not one by one as they are called (decision 071). */
export async function hintCompilation(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const source = await readFile(file, 'utf8');
    if (!source.startsWith(hint)) await writeFile(file, hint + source);
  }
}
