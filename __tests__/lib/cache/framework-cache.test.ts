/** @jest-environment node */
import FrameworkCache from '@/lib/cache/framework-cache';
import { keptIn } from '@/lib/cache/kept';
import { keptPages, pageOfRequest } from '@/lib/cache/kept-pages';
import { withRequestContext } from '@/lib/core/request-context';

// The smallest memory there is: what is told of endless many must fit.
process.env.CACHE_MEMORY_MB = '16';

const cache = new FrameworkCache();
const page = { kind: 'APP_PAGE' };
const data = { kind: 'FETCH' };
const html = `<!doctype html><p>Rose – ${'petal '.repeat(500)}</p>`;
const pageValue = (tags: string, text = html) => ({
  kind: 'APP_PAGE',
  html: text,
  rscData: Buffer.from('1:["$","p"]'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  postponed: undefined,
  segmentData: new Map([['/_tree', Buffer.from('0:{}')]]),
});
const dataValue = (body: string) => ({
  kind: 'FETCH',
  data: { headers: {}, body, status: 200, url: '' },
  revalidate: 900,
});
const hour = { cacheControl: { revalidate: 3600, expire: undefined } };
/** Everything is read from its packed bytes again. */
const forgetUnpacked = (key: string) => keptIn('unpacked').delete(key);
/** The next message of a change: never in the millisecond in which something was filed. */
const later = () => jest.setSystemTime(Date.now() + 10);

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  }),
);
afterEach(() => jest.useRealTimers());

describe('the framework’s cache', () => {
  it('gives a page back as it was, from its compressed bytes', async () => {
    const filed = pageValue('product:1');
    await cache.set('/a', filed, hour);
    forgetUnpacked('/a');
    const found = await cache.get('/a', page);
    expect(found?.value).toEqual(filed);
    expect([found?.cacheControl, found?.lastModified]).toEqual([hour.cacheControl, Date.now()]);
    expect(keptPages().get('/a')?.size).toBeLessThan(html.length / 2);
  });

  it('gives data back as it was, and stale data as well: its reader renews it', async () => {
    await cache.set('d', dataValue('[1]'), { tags: ['products'] });
    forgetUnpacked('d');
    jest.setSystemTime(Date.now() + 5 * 3600_000);
    expect((await cache.get('d', data))?.value).toEqual(dataValue('[1]'));
  });

  it('has no page whose lifetime has ended, so that its successor is made at once; the page itself stays', async () => {
    await cache.set('/b', pageValue('product:2'), hour);
    jest.setSystemTime(Date.now() + 3600_000);
    expect(await cache.get('/b', page)).not.toBeNull();
    jest.setSystemTime(Date.now() + 1);
    expect([await cache.get('/b', page), keptPages().get('/b') !== undefined]).toEqual([
      null,
      true,
    ]);
  });

  it.each(['packed', 'unpacked'])(
    'has nothing that a change has ended, by any of its tags, %s; what is filed afterwards counts',
    async (state) => {
      await cache.set('/c', pageValue('products,product:3'), hour);
      await cache.set('/other', pageValue('product:4'), hour);
      await cache.set('c', dataValue('3'), { tags: ['products', 'product:3'] });
      if (state === 'packed') for (const key of ['/c', 'c', '/other']) forgetUnpacked(key);
      later();
      await cache.revalidateTag('product:3');
      expect([
        await cache.get('/c', page),
        await cache.get('c', data),
        (await cache.get('/other', page)) === null,
      ]).toEqual([null, null, false]);
      later();
      await cache.set('/c', pageValue('products,product:3', 'new'), hour);
      await cache.set('c', dataValue('4'), { tags: ['product:3'] });
      expect([
        (await cache.get('/c', page))?.value.html,
        (await cache.get('c', data)) === null,
      ]).toEqual(['new', false]);
    },
  );

  it('has nothing that was ended while it was being packed', async () => {
    const filing = cache.set('/d', pageValue('product:5'), hour);
    later();
    await cache.revalidateTag(['product:5']);
    await filing;
    expect(await cache.get('/d', page)).toBeNull();
  });

  it('says which page answers a request, unless it has a successor by then', async () => {
    await cache.set('/e', pageValue('product:6'), hour);
    await withRequestContext({ requestId: 'one' }, async () => {
      expect(pageOfRequest()).toBeNull();
      await cache.get('/e', page);
      expect(pageOfRequest()?.page).toBe(keptPages().get('/e'));
      later();
      await withRequestContext({ requestId: 'two' }, () =>
        cache.set('/e', pageValue('product:6', 'new'), hour),
      );
      expect(pageOfRequest()).toBeNull();
    });
  });

  it('keeps the pages, whatever number of filtered lists leave their data', async () => {
    const noise = (turn: number) =>
      Array.from({ length: 2000 }, (_, at) =>
        (((turn + 1) * (at + 7919) * 2654435761) % 4294967296).toString(36),
      ).join();
    await cache.set('/home', pageValue('home'), hour);
    for (let turn = 0; turn < 400; turn += 1)
      await cache.set(`codes/${turn}`, dataValue(noise(turn)), { tags: [] });
    expect(await cache.get('codes/0', data)).toBeNull();
    forgetUnpacked('/home');
    expect(await cache.get('/home', page)).not.toBeNull();
  });
});
