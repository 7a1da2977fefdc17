import { processWide } from './process-wide';

/** Reloads what is kept of a file; tags of the cached copies that are wrong now, where it knows them. */
type Reload = () => readonly string[] | void | Promise<readonly string[] | void>;

const reloads = processWide('file-changes', () => new Map<string, Set<Reload>>());

/** Has `reload` run whenever a static file of this name was written. Once per process and place: what it reloads lives as long. */
export function onFileChange(name: string, reload: Reload): void {
  reloads.set(name, (reloads.get(name) ?? new Set()).add(reload));
}

/** Reloads everything that is kept of a file, waits for it, and returns the tags of the copies that are wrong now. */
export async function fileChanged(name: string): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    [...(reloads.get(name) ?? [])].map(async (reload) => (await reload()) ?? []),
  );
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}
