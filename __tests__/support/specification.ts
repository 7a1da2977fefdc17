import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const row = /^\| (.+?) \| `([\w./-]+)` \| (.+?) \|$/;

/** A file of the project, by its path from the project's folder. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every file under a folder whose name ends so; the tests that look for words, which would find their own, are left out. */
export function sources(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.endsWith('specification.test.ts'))
    .map((file) => textOf(join(folder, file)));
}

/** The rows of a document's table of rules: what is proven, the file of its test, a part of the test's text. A row of another shape has no file. */
export function documentedRows(path: string): [what: string, file: string, name: string][] {
  const lines = textOf(path)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  return lines.map((line) => row.exec(line)?.slice(1) ?? [line, '', '']) as [
    string,
    string,
    string,
  ][];
}
