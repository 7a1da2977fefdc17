/** @jest-environment node */
import { env } from '@/lib/config/env';
import { getEntries } from '@/lib/upstream/content/client';
import { contentReader } from '@/services/upstream/content/entries';
import { openOnServer } from '../support/databases';
import { openContentShop, type ContentShop } from './support/content-shop';

describe('a content service that takes one call a second', () => {
  let shop: ContentShop;
  let db: Awaited<ReturnType<typeof openOnServer>>;
  beforeAll(async () => {
    db = await openOnServer();
    shop = await openContentShop(db, { callsPerSecond: 1 });
    process.env.CONTENT_URL = shop.origin;
  });
  afterAll(async () => {
    await shop.close();
    await db.close();
  });

  it('is asked again by the shop once the second is over', async () => {
    const query = { content_type: 'article' };
    const answers = await Promise.all([1, 2, 3].map(() => getEntries(query)));
    expect(answers.map(({ total }) => total)).toEqual([3, 3, 3]);
  });

  it('is asked again by the indexer once the second is over', async () => {
    const reader = contentReader(env());
    const answers = await Promise.all([reader.all('article'), reader.all('article')]);
    expect(answers.map(({ length }) => length)).toEqual([3, 3]);
  });

  it('says when it takes more', async () => {
    const path = `/spaces/${env().CONTENT_SPACE}/entries?access_token=${env().CONTENT_ACCESS_TOKEN}`;
    const answers = await Promise.all([1, 2].map(() => fetch(`${shop.origin}${path}`)));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('x-contentful-ratelimit-reset')).toBe('1');
    expect(await refused?.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } });
  });
});
