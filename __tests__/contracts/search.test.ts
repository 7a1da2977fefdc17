/** @jest-environment node */
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { createSearch } from '@/platform/search/app';
import { describeOnServer } from '../support/databases';
import { patient } from '../support/patient';
import { flowers } from './support/search-stock';
import { serveApp, type Served } from './support/serve';

describeOnServer('the search service', (engine) => {
  const { appId, searchKey, adminKey } = localPlatform.search;

  let db: Database;
  let app: Awaited<ReturnType<typeof createSearch>>['app'];
  let server: Served;
  let lite: ReturnType<typeof liteClient>;
  let admin: Algoliasearch;

  beforeAll(async () => {
    db = await engine.open();
    const search = await createSearch({ db });
    await search.load([flowers]);
    app = search.app;
    server = await serveApp(app);
    const hosts = [
      { url: `127.0.0.1:${server.port}`, protocol: 'http' as const, accept: 'readWrite' as const },
    ];
    lite = liteClient(appId, searchKey, { hosts });
    admin = algoliasearch(appId, adminKey, { hosts, compression: 'gzip', ...patient });
  }, 180_000);

  afterAll(async () => {
    await server.close();
  });

  interface Answer {
    hits: ({ objectID: string } & Record<string, unknown>)[];
    nbHits: number;
    nbPages: number;
    page: number;
    hitsPerPage: number;
    facets?: Record<string, Record<string, number>>;
    facets_stats?: Record<string, unknown>;
    queryID?: string;
    message?: string;
  }

  async function search(params: Record<string, unknown>, indexName = 'products'): Promise<Answer> {
    const { results } = await lite.search<Record<string, unknown>>({
      requests: [{ indexName, ...params }],
    });
    return results[0] as unknown as Answer;
  }

  const ids = (answer: Answer) => answer.hits.map((hit) => hit.objectID);

  describe('text', () => {
    it.each<[string, string[]]>([
      ['roses', ['100310', '100311']],
      ['ros', ['100310', '100311']],
      ['hydrangae', ['100311']],
      ['lavendre hydrangea', ['100311']],
      ['hydarn', ['100311']],
      ['lavender hydragn', ['100311']],
      ['mothers day', ['100313']],
      ['mother’s', ['100313']],
      ['cafe', ['100312']],
      ['100310', ['100310']],
      ['100319', []],
      ['sofa', []],
      ['printer', []],
    ])('finds %s', async (query, expected) => {
      expect(ids(await search({ query, distinct: true }))).toEqual(expected);
    });

    it('ranks by the custom ranking when the query is empty', async () => {
      expect(ids(await search({ query: '', distinct: true }))).toEqual([
        '100311',
        '100310',
        '100312',
        '100313',
      ]);
    });

    it('sorts a replica by name over the same records', async () => {
      const answer = await search({}, 'products_name_asc');
      expect(answer.hits.map((hit) => hit.title)).toEqual([
        'Dozen Red Roses',
        'Dozen Red Roses',
        'Lavender Hydrangea',
        'Mother’s Day Bouquet',
        'Peace Lily',
      ]);
    });

    it('marks whole words, beginnings and misspelt words', async () => {
      const titleOf = async (query: string) => {
        const [hit] = (await search({ query, highlightPreTag: '[', highlightPostTag: ']' })).hits;
        return (
          hit?._highlightResult as {
            title: { value: string; matchLevel: string; matchedWords: string[] };
          }
        ).title;
      };
      expect(await titleOf('red rose')).toMatchObject({
        value: 'Dozen [Red] [Rose]s',
        matchLevel: 'full',
        matchedWords: ['red', 'rose'],
      });
      expect(await titleOf('hydrangae')).toMatchObject({
        value: 'Lavender [Hydrangea]',
        matchLevel: 'full',
        matchedWords: ['hydrangae'],
      });
    });
  });

  describe('filters, facets and pages', () => {
    it('filters by facets, numbers and both at once', async () => {
      expect(
        ids(
          await search({
            filters: 'Visible=1 AND Color:white',
            facetFilters: [['Size:Standard', 'Size:Deluxe'], 'CategoryIDs:Plants'],
            numericFilters: ['Price>=29'],
          }),
        ),
      ).toEqual(['100311', '100312']);
      expect(ids(await search({ facetFilters: 'IsDefaultProduct:false' }))).toEqual(['100310-DLX']);
      expect(ids(await search({ filters: 'NOT Color:Red AND Price:30 TO 60' }))).toEqual([
        '100311',
        '100313',
      ]);
    });

    it('counts facets before distinct and gives statistics of numbers', async () => {
      const answer = await search({
        facets: ['Color', 'Price', 'IsDefaultProduct'],
        distinct: true,
        hitsPerPage: 0,
      });
      expect(answer.nbHits).toBe(4);
      expect(answer.hits).toEqual([]);
      expect(answer.facets?.Color).toEqual({ Red: 2, White: 2, Lavender: 1, Pink: 1 });
      expect(answer.facets).not.toHaveProperty('IsDefaultProduct');
      expect(answer.facets_stats?.Price).toMatchObject({ min: 29, max: 69.99 });
      expect(
        (await search({ facets: '*', distinct: true, facetingAfterDistinct: true })).facets?.Color,
      ).toMatchObject({ Red: 1 });
      expect(
        Object.keys(
          (await search({ facets: ['Color'], maxValuesPerFacet: 1 })).facets?.Color ?? {},
        ),
      ).toHaveLength(1);
    });

    it('matches nothing, with a warning, for a facet the settings do not declare', async () => {
      expect(await search({ facetFilters: ['title:Peace Lily'] })).toMatchObject({
        nbHits: 0,
        message: expect.stringContaining('title'),
      });
    });

    it('pages to the end and answers empty beyond it', async () => {
      expect(await search({ hitsPerPage: 2, page: 2 })).toMatchObject({
        nbHits: 5,
        nbPages: 3,
        page: 2,
        hitsPerPage: 2,
        hits: [expect.anything()],
      });
      expect(await search({ hitsPerPage: 2, page: 9 })).toMatchObject({
        nbHits: 5,
        nbPages: 3,
        page: 9,
        hits: [],
      });
      expect(await search({ hitsPerPage: 2, paginationLimitedTo: 4 })).toMatchObject({
        nbPages: 2,
      });
      expect(await search({ offset: 1, length: 2 })).toMatchObject({
        offset: 1,
        length: 2,
        hits: { length: 2 },
      });
    });

    it('retrieves only what is asked for and gives a query ID for click analytics', async () => {
      const answer = await search({
        query: 'lily',
        attributesToRetrieve: ['title'],
        attributesToHighlight: [],
        clickAnalytics: true,
      });
      expect(answer.hits).toEqual([{ objectID: '100312', title: 'Peace Lily' }]);
      expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/);
    });

    it('answers a single query between the many of one call', async () => {
      const ask = (count: number) =>
        app.request('/1/indexes/*/queries', {
          method: 'POST',
          headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
          body: JSON.stringify({
            requests: Array.from({ length: count }, () => ({ indexName: 'products' })),
          }),
        });
      const answered: number[] = [];
      await Promise.all(
        [50, 1].map(async (count) => {
          const { results } = (await (await ask(count)).json()) as { results: unknown[] };
          answered.push(results.length);
        }),
      );
      expect(answered).toEqual([1, 50]);
    });

    it('accepts parameters as a URL-encoded text', async () => {
      const response = await fetch(
        `${server.origin}/1/indexes/*/queries?x-algolia-application-id=${appId}&x-algolia-api-key=${searchKey}`,
        {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({
            requests: [
              {
                indexName: 'products',
                params: 'query=lily&facets=%5B%22Color%22%5D&hitsPerPage=1&clickAnalytics=true',
              },
            ],
          }),
        },
      );
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({
        results: [{ nbHits: 1, facets: { Color: { White: 1 } }, queryID: expect.any(String) }],
      });
    });

    it('searches within the values of a facet', async () => {
      const answers = await lite.search({
        requests: [{ indexName: 'products', type: 'facet', facet: 'Color', facetQuery: 'lav' }],
      });
      expect(answers.results[0]).toMatchObject({
        facetHits: [{ value: 'Lavender', highlighted: '<em>Lav</em>ender', count: 1 }],
      });
      await expect(
        lite.searchForFacets([{ indexName: 'products', facet: 'Size', type: 'facet' }]),
      ).rejects.toMatchObject({ status: 400 });
    });

    it.each<[Record<string, unknown>, number, string?]>([
      [{ filters: '(a:1 AND b:2) OR c:3' }, 400],
      [{ page: -1 }, 400],
      [{ hitsPerPage: 'many' }, 400],
      [{ facetFilters: [7] }, 400],
      [{}, 404, 'no_such_index'],
    ])('refuses %j with %d', async (params, status, indexName = 'products') => {
      await expect(lite.search({ requests: [{ indexName, ...params }] })).rejects.toMatchObject({
        status,
      });
    });
  });

  describe('records', () => {
    const own = `own_${Date.now()}`;

    it('writes, reads, updates and deletes, and finds the result at once', async () => {
      await admin.setSettings({
        indexName: own,
        indexSettings: {
          searchableAttributes: ['title'],
          attributesForFaceting: ['kind'],
          replicas: [`${own}_desc`],
        },
      });
      await admin.setSettings({
        indexName: `${own}_desc`,
        indexSettings: { ranking: ['desc(size)'] },
      });
      const records = Array.from({ length: 30 }, (_, index) => ({
        objectID: `r${index}`,
        title: `Fern number ${index}`,
        kind: index % 2 ? 'odd' : 'even',
        size: index,
      }));
      await admin.saveObjects({ indexName: own, objects: records, waitForTasks: true });
      expect(await search({ query: 'fern', facets: ['kind'] }, own)).toMatchObject({
        nbHits: 30,
        facets: { kind: { even: 15, odd: 15 } },
      });
      expect(ids(await search({ hitsPerPage: 1 }, `${own}_desc`))).toEqual(['r29']);
      await admin.partialUpdateObject({
        indexName: own,
        objectID: 'r3',
        attributesToUpdate: { title: 'Orchid' },
      });
      expect(ids(await search({ query: 'orchid' }, own))).toEqual(['r3']);
      expect(await admin.getObject({ indexName: own, objectID: 'r3' })).toMatchObject({
        title: 'Orchid',
        kind: 'odd',
      });
      await admin.deleteObject({ indexName: own, objectID: 'r3' });
      expect((await search({ query: 'orchid' }, own)).nbHits).toBe(0);
      const { results } = await admin.getObjects({
        requests: [
          { indexName: own, objectID: 'r3' },
          { indexName: own, objectID: 'r4' },
        ],
      });
      expect(results).toMatchObject([null, { objectID: 'r4' }]);
      expect((await admin.listIndices()).items.find((item) => item.name === own)).toMatchObject({
        entries: 29,
      });
      expect(await admin.getSettings({ indexName: own })).toMatchObject({
        searchableAttributes: ['title'],
      });
    });

    it('keeps records and settings for the next start', async () => {
      await admin.addOrUpdateObject({
        indexName: own,
        objectID: 'kept',
        body: { title: 'Snowdrop' },
      });
      const again = await createSearch({ db });
      const restarted = await serveApp(again.app);
      const client = liteClient(appId, searchKey, {
        hosts: [{ url: `127.0.0.1:${restarted.port}`, protocol: 'http', accept: 'readWrite' }],
        ...patient,
      });
      const { results } = await client.search({
        requests: [
          { indexName: own, query: 'snowdrop' },
          { indexName: `${own}_desc`, query: '' },
        ],
      });
      await restarted.close();
      expect(results).toMatchObject([{ nbHits: 1 }, { nbHits: 30 }]);
    });

    it('clears an index', async () => {
      await admin.clearObjects({ indexName: own });
      expect((await search({}, own)).nbHits).toBe(0);
      expect((await search({}, `${own}_desc`)).nbHits).toBe(0);
    });

    it('refuses writes with the search key, to replicas and without sense', async () => {
      const shopper = algoliasearch(appId, searchKey, {
        hosts: [{ url: `127.0.0.1:${server.port}`, protocol: 'http', accept: 'readWrite' }],
        ...patient,
      });
      await expect(
        shopper.saveObject({ indexName: own, body: { objectID: 'x' } }),
      ).rejects.toMatchObject({ status: 403 });
      await expect(admin.clearObjects({ indexName: 'products_name_asc' })).rejects.toMatchObject({
        status: 400,
      });
      await expect(
        admin
          .deleteObject({ indexName: own, objectID: 'r4' })
          .then(() => admin.getObject({ indexName: own, objectID: 'r4' })),
      ).rejects.toMatchObject({ status: 404 });
      await expect(
        liteClient(appId, 'wrong', {
          hosts: [{ url: `127.0.0.1:${server.port}`, protocol: 'http', accept: 'readWrite' }],
          ...patient,
        }).search({ requests: [] }),
      ).rejects.toMatchObject({ status: 403 });
      const broken = await fetch(`${server.origin}/1/indexes/${own}/batch`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey },
        body: '{',
      });
      expect([broken.status, await broken.json()]).toEqual([
        400,
        { message: 'Invalid JSON', status: 400 },
      ]);
    });
  });

  describe('events', () => {
    const event = {
      eventType: 'click',
      eventName: 'Product Clicked',
      index: 'products',
      userToken: 'visitor',
      objectIDs: ['100310'],
      positions: [1],
      queryID: 'a'.repeat(32),
    };
    const send = (events: unknown) =>
      fetch(
        `${server.origin}/1/events?x-algolia-application-id=${appId}&x-algolia-api-key=${searchKey}`,
        { method: 'POST', body: JSON.stringify({ events }) },
      );

    it('stores clicks and conversions', async () => {
      const userToken = `visitor-${Date.now()}`;
      const response = await send([
        { ...event, userToken },
        {
          eventType: 'conversion',
          eventSubtype: 'addToCart',
          eventName: 'Product Added to Cart',
          index: 'products',
          userToken,
          objectIDs: ['100310'],
        },
      ]);
      expect([response.status, await response.json()]).toEqual([
        200,
        { status: 200, message: 'OK' },
      ]);
      const rows = await db.query<{ doc: unknown }>(
        `select doc from search_event where doc->>'userToken' = $1 order by id`,
        [userToken],
      );
      expect(rows.map((row) => row.doc)).toMatchObject([
        { eventType: 'click', positions: [1] },
        { eventType: 'conversion' },
      ]);
    });

    it.each([
      [[]],
      [[{ ...event, eventType: 'sniff' }]],
      [[{ ...event, userToken: '' }]],
      [[{ ...event, userToken: 'ada@example.com' }]],
      [[{ ...event, userToken: 'v'.repeat(130) }]],
      [[{ ...event, eventName: 'P'.repeat(65) }]],
      [[{ ...event, eventName: 'Produit cliqué' }]],
      [[{ ...event, positions: [0] }]],
      [[{ ...event, positions: ['1'] }]],
      [[{ ...event, objectIDs: Array(21).fill('100310'), positions: Array(21).fill(1) }]],
      [[{ ...event, filters: ['color:red'] }]],
      [[{ ...event, eventSubtype: 'addToCart' }]],
      [[{ ...event, eventType: 'conversion', positions: undefined, eventSubtype: 'wished' }]],
      [[{ ...event, timestamp: Date.now() - 31 * 24 * 60 * 60 * 1000 }]],
      [[{ ...event, timestamp: 'yesterday' }]],
      [[{ ...event, positions: [1, 2] }]],
      [[{ ...event, objectIDs: undefined }]],
    ])('refuses %j', async (events) => {
      expect((await send(events)).status).toBe(422);
    });
  });
});
