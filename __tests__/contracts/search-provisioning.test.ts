import { algoliasearch, type Algoliasearch, type ApiKey } from 'algoliasearch';
import { parseEnv } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { createSearch } from '@/platform/search/app';
import { indexClient } from '@/services/upstream/search/index-client';
import { describeOnServer } from '../support/databases';
import { patient } from '../support/patient';
import { flowers } from './support/search-stock';
import { serveApp, type Served } from './support/serve';

const { appId, adminKey, searchKey } = localPlatform.search;

describeOnServer('what provisioning and the indexer ask of the search engine', (engine) => {
  let db: Database;
  let server: Served;
  let admin: Algoliasearch;
  const clientOf = (key: string) =>
    algoliasearch(appId, key, {
      hosts: [{ url: `127.0.0.1:${server.port}`, protocol: 'http', accept: 'readWrite' }],
      ...patient,
    });

  beforeAll(async () => {
    db = await engine.open();
    const search = await createSearch({ db });
    await search.load([flowers]);
    server = await serveApp(search.app);
    admin = clientOf(adminKey);
  });
  afterAll(() => server.close());

  /** Until a write counts. */
  const counted = async (written: Promise<{ taskID: number }>, indexName = 'ruled') =>
    admin.waitForTask({ indexName, taskID: (await written).taskID, timeout: () => 5 });
  const ids = async (indexName: string, params: Record<string, unknown> = {}) =>
    (await admin.searchSingleIndex({ indexName, searchParams: { query: '', ...params } })).hits.map(
      ({ objectID }) => objectID,
    );
  const bulbs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      objectID: `b${String(index).padStart(4, '0')}`,
      title: `Bulb ${index}`,
      Color: index % 2 ? 'Red' : 'White',
    }));

  it('lets a replica go that is named no more: an index of its own, which can be deleted', async () => {
    await admin.setSettings({
      indexName: 'whole',
      indexSettings: { replicas: ['whole_desc', 'whole_asc'] },
    });
    await admin.saveObjects({ indexName: 'whole', objects: bulbs(2) });
    await expect(admin.deleteIndex({ indexName: 'whole_desc' })).rejects.toMatchObject({
      status: 400,
    });
    await admin.setSettings({ indexName: 'whole', indexSettings: { replicas: ['whole_asc'] } });
    await admin.saveObjects({ indexName: 'whole', objects: [{ objectID: 'b0002' }] });
    expect(await ids('whole_desc')).toEqual(['b0000', 'b0001']);
    expect(await ids('whole_asc')).toHaveLength(3);
    const again = await createSearch({ db });
    const kept = await again.app.request('/1/indexes/whole_desc/query', {
      method: 'POST',
      body: '{"query":"bulb"}',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
    });
    expect(await kept.json()).toMatchObject({ nbHits: 2 });
    await admin.deleteIndex({ indexName: 'whole_desc' });
    await expect(admin.getSettings({ indexName: 'whole_desc' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('replaces all objects of an index, which keeps its settings and its replicas', async () => {
    await admin.setSettings({
      indexName: 'swapped',
      indexSettings: {
        attributesForFaceting: ['Color'],
        searchableAttributes: ['title'],
        replicas: ['swapped_desc'],
      },
    });
    await admin.setSettings({
      indexName: 'swapped_desc',
      indexSettings: { ranking: ['desc(title)'] },
    });
    await admin.saveObjects({
      indexName: 'swapped',
      objects: [{ objectID: 'old', title: 'Old', Color: 'Red' }],
    });
    await admin.replaceAllObjects({ indexName: 'swapped', objects: bulbs(5), batchSize: 2 });
    expect(await ids('swapped')).toEqual(['b0000', 'b0001', 'b0002', 'b0003', 'b0004']);
    expect((await ids('swapped_desc')).slice(0, 2)).toEqual(['b0004', 'b0003']);
    expect(await admin.getSettings({ indexName: 'swapped' })).toMatchObject({
      attributesForFaceting: ['Color'],
      replicas: ['swapped_desc'],
    });
    expect(
      (await admin.listIndices()).items
        .map(({ name }) => name)
        .filter((name) => name.startsWith('swapped')),
    ).toEqual(['swapped', 'swapped_desc']);
    const again = await createSearch({ db });
    const answer = await again.app.request('/1/indexes/swapped_desc/query', {
      method: 'POST',
      body: '{"query":"bulb"}',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
    });
    expect(await answer.json()).toMatchObject({ nbHits: 5 });
  });

  it('copies only the settings when told so', async () => {
    await admin.saveObjects({ indexName: 'kept', objects: [{ objectID: 'one', title: 'One' }] });
    await admin.operationIndex({
      indexName: 'products',
      operationIndexParams: {
        operation: 'copy',
        destination: 'kept',
        scope: ['settings', 'rules', 'synonyms'],
      },
    });
    expect(await ids('kept')).toEqual(['one']);
    expect(await admin.getSettings({ indexName: 'kept' })).toMatchObject({
      customRanking: ['asc(Position)'],
    });
    await admin.operationIndex({
      indexName: 'products',
      operationIndexParams: { operation: 'copy', destination: 'copied' },
    });
    expect(await ids('copied', { distinct: false })).toHaveLength(5);
  });

  describe('rules and synonyms', () => {
    const params = (query: string, more: Record<string, unknown> = {}) => ({
      query,
      distinct: true,
      ...more,
    });

    it('are kept, found, forwarded to replicas and copied with their index', async () => {
      await admin.setSettings({
        indexName: 'ruled',
        indexSettings: {
          searchableAttributes: ['title'],
          attributesForFaceting: ['Color', 'filterOnly(Size)'],
          ignorePlurals: ['en'],
          replicas: ['ruled_desc'],
        },
      });
      await admin.saveObjects({
        indexName: 'ruled',
        objects: [
          { objectID: '1', title: 'Red rose', Color: 'Red', Size: 'S' },
          { objectID: '2', title: 'White fig', Color: 'White', Size: 'L' },
          { objectID: '3', title: 'Rose feed', Color: 'Green', Size: 'L' },
          { objectID: '4', title: 'Fresh tree', Color: 'Green', Size: 'S' },
        ],
      });
      const rule = {
        objectID: 'rose',
        conditions: [{ pattern: 'rose', anchoring: 'is' as const, alternatives: true }],
        consequence: {
          params: { filters: 'NOT Color:Red', optionalFilters: ['Size:L<score=5>'] },
        },
      };
      await counted(
        admin.saveRules({ indexName: 'ruled', rules: [rule], forwardToReplicas: true }),
      );
      await counted(
        admin.saveSynonyms({
          indexName: 'ruled',
          synonymHit: [
            { objectID: 'ficus', type: 'oneWaySynonym', input: 'ficus', synonyms: ['fig'] },
            { objectID: 'xmas', type: 'synonym', synonyms: ['christmas tree', 'fresh tree'] },
          ],
          forwardToReplicas: true,
        }),
      );
      expect(await admin.getRule({ indexName: 'ruled_desc', objectID: 'rose' })).toEqual(rule);
      expect((await admin.searchSynonyms({ indexName: 'ruled_desc' })).nbHits).toBe(2);
      await admin.operationIndex({
        indexName: 'ruled',
        operationIndexParams: { operation: 'copy', destination: 'ruled_copy' },
      });
      expect((await admin.searchRules({ indexName: 'ruled_copy' })).nbHits).toBe(1);
      const again = await createSearch({ db });
      const answer = await again.app.request('/1/indexes/ruled/rules/rose', {
        headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey },
      });
      expect(await answer.json()).toEqual(rule);
    });

    it.each<[string, Record<string, unknown>, string[]]>([
      ['the rule of a word', params('roses'), ['3']],
      ['a typo of it', params('rosse'), ['3']],
      ['rules switched off', params('rose', { enableRules: false }), ['3', '1']],
      ['the rule beside a filter', params('rose', { filters: 'Size:S' }), []],
      ['a one-way synonym', params('ficus'), ['2']],
      ['not the other way', params('fig'), ['2']],
      ['several words for several', params('christmas trees'), ['4']],
      ['two words as one', params('red ro se'), ['1']],
      ['one word as two', params('freshtree'), ['4']],
      ['a stop word', params('feed for rose', { removeStopWords: ['en'] }), ['3']],
      ['words too many', params('cheap feed'), []],
      ['words left out', params('cheap feed', { removeWordsIfNoResults: 'allOptional' }), ['3']],
      ['the last ones', params('feed sale', { removeWordsIfNoResults: 'lastWords' }), ['3']],
      ['the first ones', params('cheap feed', { removeWordsIfNoResults: 'firstWords' }), ['3']],
      ['an optional word', params('tree sale', { optionalWords: ['sale'] }), ['4']],
      [
        'optional filters by score, the highest of alternatives',
        params('', {
          optionalFilters: [['Color:Green<score=9>', 'Size:S<score=2>'], 'Color:Red<score=2>'],
        }),
        ['3', '4', '1', '2'],
      ],
    ])('decide what is found: %s', async (_name, searched, expected) => {
      expect(await ids('ruled', searched)).toEqual(expected);
    });

    it('promote, hide and replace the query until they are deleted', async () => {
      const rule = {
        objectID: 'gift',
        conditions: [{ pattern: 'box', anchoring: 'contains' as const, alternatives: true }],
        consequence: {
          params: { query: 'rose' },
          promote: [{ objectID: '4', position: 0 }],
          hide: [{ objectID: '3' }],
        },
      };
      await counted(admin.saveRule({ indexName: 'ruled', objectID: 'gift', rule }));
      expect(await ids('ruled', params('two boxes'))).toEqual(['4', '1']);
      await counted(admin.deleteRule({ indexName: 'ruled', objectID: 'gift' }));
      expect(await ids('ruled', params('two boxes'))).toEqual([]);
      await counted(admin.clearSynonyms({ indexName: 'ruled' }));
      expect(await ids('ruled', params('ficus'))).toEqual([]);
    });

    it('count when the indexer has kept them, which is later than the engine answers', async () => {
      const rule = {
        objectID: 'gift',
        conditions: [{ pattern: 'box', anchoring: 'contains' as const }],
        consequence: { params: { query: 'rose' } },
      };
      const synonym = { objectID: 'ficus', type: 'synonym' as const, synonyms: ['ficus', 'fig'] };
      await counted(admin.saveRule({ indexName: 'ruled', objectID: 'gift', rule }));
      expect(await ids('ruled', params('box'))).not.toEqual([]);
      const indexer = indexClient(
        parseEnv({
          SEARCH_HOST: `127.0.0.1:${server.port}`,
          SEARCH_PROTOCOL: 'http',
          SEARCH_ADMIN_KEY: adminKey,
        }),
      );
      const none = { ids: ['gift'], kept: [] };
      await indexer.curate('ruled', none, { ids: ['ficus'], kept: [synonym] });
      expect(await ids('ruled', params('ficus'))).toEqual(['2']);
      expect(await ids('ruled', params('box'))).toEqual([]);
      await indexer.curate('ruled', { ids: ['gift'], kept: [rule] }, { ids: ['ficus'], kept: [] });
      expect(await ids('ruled', params('ficus'))).toEqual([]);
    });

    it.each([
      ['a consequence that is none', { objectID: 'r', consequence: 'x' }],
      [
        'a pattern without place',
        { objectID: 'r', conditions: [{ pattern: 'x' }], consequence: {} },
      ],
      ['what is not known here', { objectID: 'r', consequence: { redirect: {} } }],
    ])('refuse %s', async (_name, rule) => {
      await expect(
        admin.saveRule({ indexName: 'ruled', objectID: 'r', rule: rule as never }),
      ).rejects.toMatchObject({ status: 400 });
    });
  });

  it('walks over every object, whatever is written meanwhile', async () => {
    await admin.saveObjects({ indexName: 'walked', objects: bulbs(25) });
    const seen: string[] = [];
    await admin.browseObjects({
      indexName: 'walked',
      browseParams: { hitsPerPage: 10 },
      aggregator: (page) => {
        seen.push(...page.hits.map(({ objectID }) => objectID));
        if (seen.length === 10)
          return void admin.deleteObject({ indexName: 'walked', objectID: 'b0003' });
      },
    });
    expect(seen).toEqual(bulbs(25).map(({ objectID }) => objectID));
  });

  it('deletes what a filter finds, and nothing without one', async () => {
    await admin.setSettings({
      indexName: 'weeded',
      indexSettings: { attributesForFaceting: ['Color'] },
    });
    await admin.saveObjects({ indexName: 'weeded', objects: bulbs(6) });
    await admin.deleteBy({ indexName: 'weeded', deleteByParams: { filters: 'Color:Red' } });
    expect(await ids('weeded')).toEqual(['b0000', 'b0002', 'b0004']);
    await expect(admin.deleteBy({ indexName: 'weeded', deleteByParams: {} })).rejects.toMatchObject(
      { status: 400 },
    );
  });

  it('follows a partial update in facets, filters, order and text', async () => {
    await admin.setSettings({
      indexName: 'edited',
      indexSettings: {
        attributesForFaceting: ['Color'],
        searchableAttributes: ['title'],
        customRanking: ['asc(title)'],
      },
    });
    await admin.saveObjects({ indexName: 'edited', objects: bulbs(3) });
    expect(await ids('edited', { facets: ['Color'] })).toEqual(['b0000', 'b0001', 'b0002']);
    await admin.partialUpdateObject({
      indexName: 'edited',
      objectID: 'b0000',
      attributesToUpdate: { title: 'Crocus', Color: ['Blue', 'Violet', 'Red'] },
    });
    const { facets, hits } = await admin.searchSingleIndex({
      indexName: 'edited',
      searchParams: { query: '', facets: ['Color'] },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['b0001', 'b0002', 'b0000']);
    expect(facets).toEqual({ Color: { Red: 2, Blue: 1, Violet: 1, White: 1 } });
    expect(await ids('edited', { filters: 'Color:Violet' })).toEqual(['b0000']);
    expect(await ids('edited', { query: 'crocus' })).toEqual(['b0000']);
    expect(await ids('edited', { query: 'bulb' })).toEqual(['b0001', 'b0002']);
  });

  it('opens to a key only what its rights and indexes say', async () => {
    const { key } = await admin.addApiKey({
      acl: ['search', 'addObject'],
      indexes: ['own_*'],
      description: 'Indexer',
    });
    expect(await clientOf(key).getApiKey({ key })).toMatchObject({
      value: key,
      acl: ['search', 'addObject'],
      indexes: ['own_*'],
    });
    const indexer = clientOf(key);
    await indexer.saveObjects({ indexName: 'own_one', objects: [{ objectID: 'a' }] });
    await expect(
      indexer.saveObjects({ indexName: 'products', objects: [{ objectID: 'a' }] }),
    ).rejects.toMatchObject({ status: 403, message: 'Index not allowed with this API key' });
    await expect(indexer.search({ requests: [{ indexName: 'products' }] })).rejects.toMatchObject({
      status: 403,
    });
    await expect(indexer.browse({ indexName: 'own_one' })).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    });
    await expect(indexer.addApiKey({ acl: ['search'] })).rejects.toMatchObject({ status: 403 });
    expect((await admin.listApiKeys()).keys.map(({ value }) => value)).toEqual([searchKey, key]);
    const browses: ApiKey = { acl: ['browse'], description: 'Browses' };
    await expect(indexer.updateApiKey({ key, apiKey: browses })).rejects.toMatchObject({
      status: 403,
    });
    await admin.updateApiKey({ key, apiKey: browses });
    await expect(indexer.browse({ indexName: 'own_one' })).resolves.toMatchObject({ nbHits: 1 });
    await expect(
      indexer.saveObjects({ indexName: 'own_one', objects: [{ objectID: 'b' }] }),
    ).rejects.toMatchObject({ status: 403 });
    // What an update does not name is as in a new key.
    expect((await admin.listApiKeys()).keys.find(({ value }) => value === key)).toMatchObject({
      acl: ['browse'],
      indexes: [],
    });
    await admin.deleteApiKey({ key });
    await expect(indexer.search({ requests: [{ indexName: 'own_one' }] })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });

  it.each([
    [
      'a move of nothing',
      () =>
        admin.operationIndex({
          indexName: 'nowhere',
          operationIndexParams: { operation: 'move', destination: 'x' },
        }),
      404,
    ],
    [
      'a move of a replica',
      () =>
        admin.operationIndex({
          indexName: 'products_name_asc',
          operationIndexParams: { operation: 'move', destination: 'x' },
        }),
      400,
    ],
    [
      'a copy onto a replica',
      () =>
        admin.operationIndex({
          indexName: 'products',
          operationIndexParams: { operation: 'copy', destination: 'products_name_asc' },
        }),
      400,
    ],
    ['a walk over nothing', () => admin.browse({ indexName: 'nowhere' }), 404],
    [
      'a cursor that is none',
      () => admin.browse({ indexName: 'products', browseParams: { cursor: '%%' } }),
      400,
    ],
    ['a key without rights', () => admin.addApiKey({ acl: [] }), 400],
    ['a key that is none', () => admin.deleteApiKey({ key: 'none' }), 404],
    [
      'other rights for a key that is none',
      () => admin.updateApiKey({ key: 'none', apiKey: { acl: ['search'] } }),
      404,
    ],
    [
      'other rights for the key that may do everything',
      () => admin.updateApiKey({ key: adminKey, apiKey: { acl: ['search'] } }),
      404,
    ],
  ])('refuses %s', async (_, call, status) => {
    await expect(call()).rejects.toMatchObject({ status });
  });

  it('shows on a page what was searched for and clicked', async () => {
    const { queryID } = await admin.searchSingleIndex({
      indexName: 'products',
      searchParams: { query: 'roses', clickAnalytics: true },
    });
    const event = {
      eventType: 'click',
      eventName: 'Product <clicked>',
      index: 'products',
      userToken: 'visitor',
      objectIDs: ['100310'],
      positions: [1],
      queryID,
    };
    await fetch(`${server.origin}/1/events`, {
      method: 'POST',
      body: JSON.stringify({ events: [event] }),
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
    });
    const html = await (await fetch(`${server.origin}/`)).text();
    expect(html).toContain(
      '<td>Product &lt;clicked&gt;</td><td>products</td><td>roses</td><td>100310</td><td>1</td>',
    );
  });
});
