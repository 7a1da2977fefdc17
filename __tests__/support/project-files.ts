import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** A file of the project, by its path from the project's folder. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The files below folders of the project that match, by their paths from the project's folder. */
export function filesBelow(folders: readonly string[], pattern: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => join(folder, file)),
  );
}
