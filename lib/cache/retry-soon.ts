import 'server-only';
import { unstable_cache } from 'next/cache';

const seconds = 30;

/** Limits the page being made to half a minute, because a part of it was not available. */
export async function retrySoon(): Promise<void> {
  await unstable_cache(() => Promise.resolve(true), ['retry-soon'], { revalidate: seconds })();
}
