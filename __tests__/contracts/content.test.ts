import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { link, openContentShop, type ContentShop } from './support/content-shop';

describeOnServer('the content service', (engine) => {
  let db: Database;
  let shop: ContentShop;
  beforeAll(async () => {
    db = await engine.open();
    shop = await openContentShop(db);
  });
  afterAll(async () => {
    await shop.close();
  });

  const client: ContentShop['delivery'] = (...args) => shop.delivery(...args);
  const slugs = async (query: Record<string, unknown>) =>
    (await client().getEntries({ content_type: 'article', ...query } as never)).items.map(
      (item) => (item.fields as { slug: string }).slug,
    );

  describe('delivery API through the official client', () => {
    it('resolves links to entries and assets as deep as asked', async () => {
      const { items } = await client().getEntries({ content_type: 'page', include: 2 });
      expect(items[0]?.fields).toMatchObject({
        story: {
          fields: {
            slug: 'tulips',
            related: [{ fields: { slug: 'roses' } }],
            picture: { fields: { file: { url: '/pictures/lilac.webp' } } },
          },
        },
      });
    });

    it('answers only as many levels as asked, and keeps the rest as links', async () => {
      const { items } = await client().withoutLinkResolution.getEntries({
        content_type: 'page',
        include: 0,
      });
      expect(items[0]?.fields).toMatchObject({ story: link('Entry', 'tulips') });
    });

    it.each([
      ['a field', { 'fields.slug': 'roses' }, ['roses']],
      [
        'one of several',
        { 'fields.slug[in]': 'roses,mums', order: 'fields.slug' },
        ['mums', 'roses'],
      ],
      ['not', { 'fields.slug[ne]': 'roses', order: 'fields.slug' }, ['mums', 'tulips']],
      ['an item of a list', { 'fields.tags': 'tulips' }, ['tulips']],
      ['existence', { 'fields.related[exists]': false }, ['roses']],
      ['part of a text', { 'fields.title[match]': 'TULI' }, ['tulips']],
      ['full text', { query: 'mums' }, ['mums']],
      [
        'a range of numbers',
        { 'fields.order[gte]': 2, order: '-fields.order' },
        ['mums', 'tulips'],
      ],
      ['a link', { 'fields.related.sys.id': 'roses' }, ['tulips']],
      ['none of several', { 'fields.slug[nin]': ['roses', 'mums'] }, ['tulips']],
      ['all of a list', { 'fields.tags[all]': 'care,mums' }, ['mums']],
      ['the time of change', { 'sys.updatedAt[lt]': '2026-01-02T00:00:00Z' }, ['roses']],
      [
        'the type of content',
        { 'sys.contentType.sys.id': 'article', 'sys.id[in]': 'roses,home' },
        ['roses'],
      ],
      ['order by change', { order: '-sys.updatedAt', limit: 2 }, ['mums', 'tulips']],
      ['a later page', { order: 'fields.order', skip: 1, limit: 1 }, ['tulips']],
    ])('finds by %s', async (_, query, expected) => {
      expect(await slugs(query)).toEqual(expected);
    });

    it('counts all that match, beside the page', async () => {
      expect(await client().getEntries({ content_type: 'article', limit: 1 })).toMatchObject({
        total: 3,
        limit: 1,
        skip: 0,
      });
    });

    it('selects fields', async () => {
      const { items } = await client().getEntries({
        content_type: 'article',
        'fields.slug': 'roses',
        select: ['fields.title'],
      } as never);
      expect(items[0]?.fields).toEqual({ title: 'Article roses' });
    });

    it('reads one entry, asset and content type', async () => {
      expect((await client().getEntry('roses')).fields).toMatchObject({ slug: 'roses' });
      expect((await client().getAsset('lilac')).fields).toMatchObject({ description: 'A lilac' });
      expect(await client().getContentType('article')).toMatchObject({ name: 'Article' });
    });

    it.each([
      ['a wrong token', () => client('wrong').getEntries(), 'AccessTokenInvalid'],
      ['another space', () => client(undefined, 'elsewhere').getEntries(), 'NotFound'],
      ['a missing asset', () => client().getAsset('nothing'), 'NotFound'],
      ['a missing content type', () => client().getContentType('nothing'), 'NotFound'],
      [
        'a content type that is none',
        () => client().getEntries({ content_type: 'nothing' }),
        'InvalidQuery',
      ],
      ['an include beyond 10', () => client().getEntries({ include: 11 } as never), 'InvalidQuery'],
      [
        'a field without a content type',
        () => client().getEntries({ 'fields.slug': 'x' } as never),
        'InvalidQuery',
      ],
      [
        'an unknown operator',
        () => client().getEntries({ content_type: 'article', 'fields.slug[like]': 'x' } as never),
        'InvalidQuery',
      ],
      ['a limit beyond 1000', () => client().getEntries({ limit: 1001 }), 'InvalidQuery'],
    ])('refuses %s', async (_, call, id) => {
      await expect(call()).rejects.toMatchObject({ name: id });
    });

    it('says which entry is missing', async () => {
      await expect(client().getEntry('nothing')).rejects.toMatchObject({
        sys: { type: 'Error', id: 'NotFound' },
        details: { id: 'nothing' },
      });
    });

    it('names the links that lead nowhere', async () => {
      const answer = await client().getEntries({ content_type: 'article', 'fields.slug': 'mums' });
      expect(answer.errors).toMatchObject([
        { details: { type: 'Link', linkType: 'Entry', id: 'nowhere' } },
      ]);
    });

    it('gives every locale when asked', async () => {
      expect(
        (await client().withAllLocales.getEntries({ content_type: 'page', include: 0 })).items[0]
          ?.fields,
      ).toMatchObject({ title: { 'en-US': 'Home' } });
    });
  });

  describe('delivery API without the client', () => {
    const { space, accessToken, previewToken } = localPlatform.content;
    const get = (path: string, init?: RequestInit) =>
      fetch(`${shop.origin}/spaces/${space}${path}`, init);

    it('takes the token as a parameter, without an environment', async () => {
      for (const token of [accessToken, previewToken]) {
        const response = await get(`/entries?access_token=${token}&sys.id=roses`);
        expect(response.headers.get('x-contentful-request-id')).toMatch(/.{8,}/);
        expect(await response.json()).toMatchObject({
          sys: { type: 'Array' },
          total: 1,
          items: [{ sys: { id: 'roses', contentType: { sys: { id: 'article' } } } }],
          includes: { Asset: [{ sys: { id: 'lilac' } }] },
        });
      }
    });

    it('answers errors in the vendor’s shape', async () => {
      const response = await get('/entries?nonsense=1', {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          sys: { type: 'Error', id: 'InvalidQuery' },
          requestId: response.headers.get('x-contentful-request-id'),
        }),
      ]);
      expect((await get('/entries')).status).toBe(401);
      expect(
        (
          await get('/environments/elsewhere/entries', {
            headers: { authorization: `Bearer ${accessToken}` },
          })
        ).status,
      ).toBe(404);
    });

    it('answers 304 to a copy that is still good', async () => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const etag = (await get('/entries', { headers })).headers.get('etag') ?? '';
      expect(
        (await get('/entries', { headers: { ...headers, 'if-none-match': etag } })).status,
      ).toBe(304);
    });
  });
});
