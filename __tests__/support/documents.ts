import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow, textOf } from './project-files';

/** The Markdown documents of the project, generated ones too. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesBelow(['docs'], /\.md$/),
].sort();

/** The records of decisions among them. */
export const records = documents.filter((path) => /^docs\/decisions\/\d/.test(path));

/** The records' numbers, of three digits. */
export const recordNumbers = records.map((record) => /\/(\d{3})-/.exec(record)?.[1] ?? record);

/** What the groups of a pattern find in each document, after the document's path. */
export function found(paths: readonly string[], pattern: RegExp): string[][] {
  return paths.flatMap((path) =>
    [...textOf(path).matchAll(pattern)].map(([, ...groups]) => [path, ...groups]),
  );
}

/** The files of code: the shop, its commands and tests. */
export const sources = filesBelow(
  [
    'app',
    'components',
    'lib',
    'server',
    'services',
    'provision',
    'platform',
    'scripts',
    'ops',
    '__tests__',
    'e2e',
  ],
  /\.(?:tsx?|mjs)$/,
);

const names = new Set([...sources.map((file) => basename(file)), ...readdirSync('.')]);
/** Files by whose name the framework knows them, whether or not the shop has one. */
const frameworks = ['error.tsx', 'loading.tsx'];
/** A folder of a vendor's package; and what is there once somebody runs the shop. */
const elsewhere = /^(?:lib\/constants$|ops\/secrets)/;
/** What a text may leave out of a file's name. */
const ends = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.test.tsx', '.journey.ts', '.spec.ts'];

/** A path of the project as texts name it, between backticks or spaces. */
export const projectPath =
  /[`\s]((?:app|components|lib|server|services|provision|platform|scripts|ops|styles|public|docs|__tests__|e2e)\/[\w./()[\]-]*[\w)\]])(?=[`\s])/g;

/** Whether there is a file or folder at a path, whose ending may be left out. */
export function isThere(path: string): boolean {
  return elsewhere.test(path) || ends.some((end) => existsSync(`${path}${end}`));
}

/** Whether some folder has a file of this name. */
export function isSomewhere(name: string): boolean {
  return names.has(name) || frameworks.includes(name);
}
