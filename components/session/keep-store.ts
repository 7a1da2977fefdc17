import { keptStore } from '@/components/browser/kept-store';
import { arrivingPath } from '@/lib/routes/arrives-key';

/** Where to and by when the categories opened next are to keep to, as addresses say it (`55408~2026-11-28`); `null` where they list everything. */
export const keepStore = keptStore('lilac-keep', /^\d{5}~[\d-]{10}$/);

/** The path of a link as it is followed: a category's with the ZIP and the day that are kept, every other as it is. */
export function keptPath(path: string): string {
  const kept = keepStore.get();
  return kept && path.startsWith('/c/') && !path.includes('arrives=')
    ? arrivingPath(path, kept)
    : path;
}
