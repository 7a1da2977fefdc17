import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a directory is called until it is whole. */
const draftOf = (directory: string) => `${directory}.draft-`;

const program = (engine: string) =>
  `const { PGlite } = await import(${JSON.stringify(engine)});
   await (await PGlite.create({ dataDir: process.argv[1] })).close();`;

/**
 * Makes the data directory of the embedded engine in a process of its own, for the work takes memory by the hundred megabytes, which only
 * the end of a process gives back at once. The directory has its name once it is whole: what a start that was cut off left behind is removed.
 * Throws an Error in plain words.
 */
export async function makeDirectory(
  directory: string,
  engine: string = import.meta.resolve('@electric-sql/pglite'),
): Promise<void> {
  await removeDrafts(directory);
  const draft = `${draftOf(resolve(directory))}${randomUUID()}`;
  const making = run(process.execPath, ['--input-type=module', '-e', program(engine), draft]);
  const end = () => making.child.kill('SIGKILL');
  process.once('exit', end);
  try {
    await making;
    await rename(draft, directory);
  } catch (error) {
    await removeDrafts(directory);
    const { stderr } = error as { stderr?: string };
    throw new Error(
      `The database in ${directory} could not be made. ${stderr?.trim() || String(error)}`,
      { cause: error },
    );
  } finally {
    process.removeListener('exit', end);
  }
}

async function removeDrafts(directory: string): Promise<void> {
  const folder = dirname(directory);
  const start = draftOf(basename(directory));
  for (const name of await readdir(folder))
    if (name.startsWith(start))
      // A process that lost its parent may still be writing there.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
}
