import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The top-level folders whose code a built process runs. */
export async function partsOf(program: string): Promise<Set<string>> {
  const map = join(process.cwd(), '.build', `${program}.mjs.map`);
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  return new Set(sources.map((source) => source.replace(/^(\.\.\/)+/, '').split('/')[0] ?? ''));
}
