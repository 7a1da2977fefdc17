import { processWide } from './process-wide';

type Reload = () => unknown;

const reloads = processWide('file-changes', () => new Map<string, Set<Reload>>());

/** Has `reload` run whenever a static file of this name was written. Once per process and place: what it reloads lives as long. */
export function onFileChange(name: string, reload: Reload): void {
  reloads.set(name, (reloads.get(name) ?? new Set()).add(reload));
}

/** Reloads everything that is kept of a file, and waits for it. */
export async function fileChanged(name: string): Promise<void> {
  await Promise.allSettled([...(reloads.get(name) ?? [])].map((reload) => reload()));
}
