import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hinted } from './compile-hint.mjs';
import { withoutStacks } from './signal-errors.mjs';

/** Rewrites every chunk of the build in place: its compile hint (decision 071), React's signals without stacks (decision 072). */
export async function rewriteChunks(folder) {
  let signals = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const source = await readFile(file, 'utf8');
    const { code, count } = withoutStacks(source);
    signals += count;
    if (hinted(code) !== source) await writeFile(file, hinted(code));
  }
  if (signals === 0) console.warn('No signal errors found in the chunks: React makes them another way now (decision 072).');
}
