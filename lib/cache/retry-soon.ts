import 'server-only';
import { unstable_cache } from 'next/cache';

const seconds = 30;

/** Lets the page being made live for half a minute only, because a part of it was not available. */
export async function retrySoon(): Promise<void> {
  await unstable_cache(() => Promise.resolve(true), ['retry-soon'], { revalidate: seconds })();
}
