import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** A file of the project, by its path from the project's folder. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
