/** @jest-environment node */
import { keptPages, type KeptPage } from '@/lib/cache/kept-pages';
import { withRequestContext } from '@/lib/core/request-context';
import { forSharedCaches } from '@/lib/http/cache-control';

const lasting = 's-maxage=3600';
const kept: KeptPage = {
  size: 1,
  html: null,
  characters: 0,
  parts: Buffer.alloc(0),
  partsSize: 0,
  filedAt: Date.now(),
  seconds: 600,
  tags: ['product:100310', '_N_T_/p/100310'],
  sentAt: 0,
};

/** What shared caches are told of a page, as `page` when its request began and as `now` when it is sent. */
function told(
  { page = kept, now = page, cdn }: { page?: KeptPage; now?: KeptPage | null; cdn?: 'fastly' },
  cacheControl = lasting,
) {
  const key = '/p/100310';
  if (now) keptPages().set(key, now);
  else keptPages().clear();
  return withRequestContext(
    { requestId: 'request-1', keptPage: { key, filedAt: page.filedAt } },
    () => forSharedCaches(cacheControl, { url: '/p/100310/roses?from=mail', isRouter: false, cdn }),
  );
}
const secondsOf = (headers: Record<string, string>) =>
  Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);

describe('what caches between the shop and its visitors are told of a page', () => {
  it('is what is left of its life', () => {
    const seconds = secondsOf(told({}));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(secondsOf(told({ page: { ...kept, seconds: false } }))).toBe(3600);
  });

  it('is to keep nothing of a page that has ended or was replaced while it was made', () => {
    expect(secondsOf(told({ now: null }))).toBe(0);
    expect(secondsOf(told({ now: { ...kept, filedAt: kept.filedAt + 1 } }))).toBe(0);
  });

  it('is to keep nothing of what nobody has said how long it lives', () => {
    expect(told({}, '')).toEqual({ 'cache-control': 'private, no-store' });
  });

  it('is with a CDN the tags of the page and of its address, by which they are purged', () => {
    expect(told({ cdn: 'fastly' })).toMatchObject({
      'cache-tag': 'product:100310,address:/p/100310',
      'surrogate-key': 'product:100310 address:/p/100310',
    });
  });

  it('is to keep nothing of a page with more tags than a CDN takes', () => {
    const tags = Array.from({ length: 2000 }, (_, index) => `product:${100_000 + index}`);
    expect(secondsOf(told({ page: { ...kept, tags }, cdn: 'fastly' }))).toBe(0);
  });
});
