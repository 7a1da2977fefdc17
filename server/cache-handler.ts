import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { Makings } from '@/lib/cache/makings';

const load = createRequire(join(cwd(), 'package.json'));
const { default: FrameworkCache } = load('next/dist/server/lib/incremental-cache/file-system-cache') as typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
const { areTagsExpired } = load('next/dist/server/lib/incremental-cache/tags-manifest.external') as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external');

/** Shared by all instances: the framework makes one for each request. */
const makings = new Makings();

type Get = typeof FrameworkCache.prototype.get;
type Put = typeof FrameworkCache.prototype.set;

/**
 * The framework's own cache in memory, which does not file what was begun before one of its tags was ended (decision 017): filed, it would
 * count as newer than the change it does not know. The next visitor has it made anew.
 */
export default class CacheHandler extends FrameworkCache {
  override async get(...args: Parameters<Get>): ReturnType<Get> {
    const at = Date.now();
    const found = await super.get(...args);
    makings.looked(args[0], at, found ? endOf(found) : null);
    return found;
  }

  override async set(...args: Parameters<Put>): Promise<void> {
    const [key, , context] = args;
    const begun = makings.filed(key);
    if (begun !== undefined && areTagsExpired(tagsOf(args[1], context), begun)) return;
    await super.set(...args);
  }
}

/** When a copy has to be made anew by itself, in milliseconds since 1970. */
function endOf({ lastModified, cacheControl, value }: NonNullable<Awaited<ReturnType<Get>>>): number {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified !== undefined ? lastModified + seconds * 1000 : Infinity;
}

function tagsOf(data: Parameters<Put>[1], context: Parameters<Put>[2]): string[] {
  const ofPage = data && 'headers' in data ? data.headers?.['x-next-cache-tags'] : undefined;
  const ofData = 'tags' in context ? context.tags ?? [] : [];
  return [...ofData, ...(typeof ofPage === 'string' ? ofPage.split(',') : [])];
}
