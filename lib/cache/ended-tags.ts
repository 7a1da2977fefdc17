import { processWide } from '@/lib/core/process/process-wide';

/** When the copies with a tag were last ended, in milliseconds since 1970. */
const ended = processWide('ended-tags', () => new Map<string, number>());

/** Ends every copy with one of these tags that exists now. */
export function endTags(tags: readonly string[]): void {
  for (const tag of tags) ended.set(tag, Date.now());
}

/** The key, not a tag, for when all copies were ended. */
const all = '';

/** Ends every copy that exists now, whatever its tags. */
export function endAllCopies(): void {
  ended.set(all, Date.now());
}

/** Whether a copy with these tags, filed at that time, has been ended since. One filed in the same millisecond counts as ended. */
export function areEnded(tags: readonly string[], filedAt: number): boolean {
  const isEnded = (tag: string) => (ended.get(tag) ?? -1) >= filedAt;
  return isEnded(all) || tags.some(isEnded);
}
