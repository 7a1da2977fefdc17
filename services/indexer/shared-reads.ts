import type { ContentReader } from '../upstream/content/entries';

/**
 * A reader that reads each thing once, for tasks that were taken together: what they all ask for (the static pages, what home and menus lead to) is read after
 * they were taken, so after what they were asked for about. A read that fails, fails for all of them.
 */
export function sharedReads(content: ContentReader): ContentReader {
  return {
    entry: once((id) => content.entry(id)),
    reachedFrom: once((type) => content.reachedFrom(type)),
    all: once((type) => content.all(type)),
    assetUrl: once((id) => content.assetUrl(id)),
  };
}

function once<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const reading = kept.get(key) ?? read(key);
    kept.set(key, reading);
    return reading;
  };
}
