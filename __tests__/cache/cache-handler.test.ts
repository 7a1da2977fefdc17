/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import CacheHandler from '@/server/cache-handler';

type Handler = InstanceType<typeof CacheHandler>;

/** The handler as the framework makes it, over its real memory and tags. */
const handler = () => new CacheHandler({ flushToDisk: false, maxMemoryCacheSize: 1_000_000, revalidatedTags: [], serverDistDir: '/nowhere', fs: { readFile: () => Promise.reject(new Error('no file')) } } as unknown as ConstructorParameters<typeof CacheHandler>[0]);
const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

const kinds = {
  page: {
    look: { kind: 'APP_PAGE', isFallback: false },
    copy: (tag: string) => ({ kind: 'APP_PAGE', html: 'old', rscData: Buffer.from(''), headers: { 'x-next-cache-tags': `other,${tag}` }, status: 200, postponed: undefined, segmentData: undefined }),
    filing: () => ({ fetchCache: false, cacheControl: { revalidate: 900, expire: undefined } }),
  },
  data: {
    look: { kind: 'FETCH', revalidate: 900, tags: [] as string[], softTags: [], fetchUrl: '', fetchIdx: 0 },
    copy: (tag: string) => ({ kind: 'FETCH', data: { headers: {}, body: 'old', url: '' }, tags: [tag], revalidate: 900 }),
    filing: (tag: string) => ({ fetchCache: true, tags: [tag], fetchUrl: '', fetchIdx: 0 }),
  },
};

describe.each(Object.entries(kinds))('a %s', (_kind, { look, copy, filing }) => {
  const begin = async () => {
    const [key, tag] = [randomUUID(), `product:${randomUUID().slice(0, 8)}`];
    const cache = handler();
    const asked = () => cache.get(key, { ...look, ...('tags' in look ? { tags: [tag] } : {}) } as Parameters<Handler['get']>[1]);
    const file = () => handler().set(key, copy(tag) as unknown as Parameters<Handler['set']>[1], filing(tag) as unknown as Parameters<Handler['set']>[2]);
    expect(await asked()).toBeNull();
    return { cache, tag, asked, file };
  };

  it('is filed', async () => {
    const { asked, file } = await begin();
    await file();
    expect(await asked()).toMatchObject({ value: { kind: look.kind } });
  });

  it('is not filed when its facts changed while it was made, however long that took, and is when it is made again', async () => {
    const { cache, tag, asked, file } = await begin();
    await wait();
    await cache.revalidateTag(tag, { expire: 0 });
    await wait();
    await file();
    expect(await asked()).toBeNull();
    await file();
    expect(await asked()).not.toBeNull();
  });

  it('is filed when other facts changed', async () => {
    const { cache, asked, file } = await begin();
    await wait();
    await cache.revalidateTag('product:other', { expire: 0 });
    await file();
    expect(await asked()).not.toBeNull();
  });

  it('is ended by a change after it was filed', async () => {
    const { cache, tag, asked, file } = await begin();
    await file();
    await wait();
    await cache.revalidateTag(tag, { expire: 0 });
    await wait();
    expect(await asked()).toBeNull();
  });
});
