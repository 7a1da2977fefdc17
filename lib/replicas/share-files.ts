import { randomUUID } from 'node:crypto';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** How many releases' files stay in the shared folder, the ones started last. */
export const releasesKept = 10;
/** What is younger may belong to a release that is being put there. */
const youngMs = 3_600_000;

interface Sharing {
  /** A build's files whose names say what is in them. */
  from: string;
  /** ASSETS_DIR. */
  to: string;
  release: string;
}

const plainName = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/;

/** Where a release's file lies in the shared folder. */
const sharedFile = (folder: string, name: string) => join(folder, 'files', name);

/** A release's file out of the shared folder, by its name below the release's own; `null` where there is none, or it is no name of a file below. */
export function readSharedFile(folder: string, name: string): Promise<Buffer | null> {
  if (!plainName.test(name)) return Promise.resolve(null);
  return readFile(sharedFile(folder, name)).catch(() => null);
}

/**
 * Puts a build's files into the folder that all storefronts share, where each serves those of the releases it is not (decision 144), and takes away what none
 * of the releases kept has. Source maps stay where they are. Several processes may do this at once. Throws when the folder cannot be written.
 */
export async function shareFiles({ from, to, release }: Sharing): Promise<void> {
  const names = await filesIn(from, (name) => !name.endsWith('.map'));
  const releases = join(to, 'releases');
  await mkdir(releases, { recursive: true });
  // First of all, so that nobody takes away what is being put there.
  await writeWhole(join(releases, release), names.join('\n'));
  for (const name of names) await putThere(join(from, name), sharedFile(to, name));
  await tidy(to);
}

/** The names of all files below a folder, relative to it. */
export async function filesIn(
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
}

/** A name of its own: in containers every process has the same number. */
const halfOf = (path: string) => `${path}.${randomUUID()}.half`;

async function putThere(source: string, target: string): Promise<void> {
  const [own, there] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  const now = new Date();
  const isThere =
    there?.size === own.size &&
    (await utimes(target, now, now).then(
      () => true,
      () => false,
    ));
  if (isThere) return;
  await mkdir(dirname(target), { recursive: true });
  const half = halfOf(target);
  await copyFile(source, half);
  await utimes(half, now, now);
  await rename(half, target);
}

async function writeWhole(path: string, text: string): Promise<void> {
  const half = halfOf(path);
  await writeFile(half, text);
  await rename(half, path);
}

async function tidy(to: string): Promise<void> {
  const releases = join(to, 'releases');
  const dated = await Promise.all(
    (await readdir(releases))
      .filter((name) => !name.endsWith('.half'))
      .map(async (name) => ({
        path: join(releases, name),
        at: await dateOf(join(releases, name)),
      })),
  );
  const [kept, over] = [
    dated.sort((a, b) => b.at - a.at).slice(0, releasesKept),
    dated.slice(releasesKept),
  ];
  const lists = await Promise.all(kept.map(({ path }) => readFile(path, 'utf8')));
  const named = new Set(lists.flatMap((list) => list.split('\n')));
  const files = join(to, 'files');
  for (const name of await filesIn(files)) {
    const path = join(files, name);
    if (!named.has(name) && (await dateOf(path)) < Date.now() - youngMs)
      await rm(path, { force: true });
  }
  for (const { path } of over) await rm(path, { force: true });
}

/** When a file was written, in milliseconds; never, when somebody else took it away. */
async function dateOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
}
