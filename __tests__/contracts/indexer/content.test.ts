/** @jest-environment node */
import { localPlatform } from '@/lib/config/local-platform';
import { searchIndexes as searchNames } from '@/lib/config/search-indexes';
import { contentStock } from '@/platform/stock/content/content-stock';
import { describeOnServer } from '@/__tests__/support/databases';
import { listeningHouse } from './listening-house';

describeOnServer('webhooks of the content', (engine) => {
  const house = listeningHouse(engine);
  const { contentHook, told } = house;

  it('finds on its first look articles and pages of before it listened, and those that are no more', async () => {
    const { entries } = contentStock();
    const ofType = (type: string) =>
      entries.find(({ contentType }) => contentType === type)?.id ?? '';
    const [article, page, term] = ['article', 'staticPage', 'searchTerm'].map(ofType) as [
      string,
      string,
      string,
    ];
    await house.indexer.firstLook(0);
    await told();
    const indexName = 'contentful_data';
    const read = async (objectID: string) =>
      (await house.algolia.getObject({ indexName, objectID }).catch(() => null)) as {
        title?: string;
      } | null;
    const before = [await read(article), await read(page)];
    await house.algolia.deleteObject({ indexName, objectID: article });
    await house.algolia.partialUpdateObject({
      indexName,
      objectID: page,
      attributesToUpdate: { title: 'Old' },
    });
    await house.algolia.saveObject({ indexName, body: { objectID: 'withdrawn', title: 'Gone' } });
    await house.backEnd.db.query('delete from services.shown where entity = $1', [`entry:${term}`]);
    expect(await house.indexer.firstLook(0)).toBe(4);
    await told();
    expect([await read(article), await read(page)]).toEqual(before);
    expect(before).not.toContain(null);
    expect(await read('withdrawn')).toBeNull();
    expect(await house.indexer.firstLook(0)).toBe(0);
  }, 180_000);

  it.each([
    ['the home page', 'homeContent', 'content:home'],
    ['the menus', 'menuLinkGroup', 'content:menus'],
    ['the footer', 'globalFooter', 'content:footer'],
    ['the landing page of events', 'eventsLanding', 'content:events-landing'],
    ['the promos of lists', 'simpleContentBlock', 'content:list-promos'],
  ])('ends %s when its entry is published', async (_, type, tag) => {
    const entry = contentStock().entries.find(
      ({ contentType, id }) =>
        contentType === type && (type !== 'simpleContentBlock' || id === 'list-promo-card'),
    );
    expect(await contentHook(entry!.id)).toEqual([200, 'accepted']);
    expect(await told()).toContain(tag);
  });

  it('knows after a start what its pages showed before, and ends what has changed since', async () => {
    const { id } = contentStock().entries.find(({ contentType }) => contentType === 'article')!;
    await house.backEnd.db.query(
      `update services.shown set facts = facts || '{"whole": "before", "title": "before"}'::jsonb where entity = $1`,
      [`entry:${id}`],
    );
    await house.indexer.noteBaseline();
    await contentHook(id);
    expect(await told()).toContain('content:listings/article');
  });

  it('ends the pages and the listing of a static page, and no article', async () => {
    const page = contentStock().entries.find(({ contentType }) => contentType === 'staticPage')!;
    await house.backEnd.db.query('delete from services.shown where entity = $1', [
      `entry:${page.id}`,
    ]);
    await contentHook(page.id);
    const tags = await told();
    expect(tags).toEqual(
      expect.arrayContaining([
        'content:listings/staticPage',
        expect.stringMatching(/^content:page\//),
      ]),
    );
    expect(tags.filter((tag) => tag.startsWith('content:article'))).toEqual([]);
  });

  it('brings an article that is withdrawn and published again unchanged back into every list', async () => {
    const { id, fields } = contentStock().entries.find(
      ({ contentType }) => contentType === 'article',
    )!;
    const slug = String(fields.slug);
    const { space, environment, managementToken } = localPlatform.content;
    const change = async (method: 'DELETE' | 'PUT') => {
      const entry = `${house.env.CONTENT_URL}/management/spaces/${space}/environments/${environment}/entries/${id}`;
      const headers = { authorization: `Bearer ${managementToken}` };
      const { sys } = (await (await fetch(entry, { headers })).json()) as {
        sys: { version: number };
      };
      const answer = await fetch(`${entry}/published`, {
        method,
        headers: { ...headers, 'x-contentful-version': String(sys.version) },
      });
      expect(answer.status).toBe(200);
      await contentHook(id);
      return told();
    };
    await contentHook(id);
    await told();
    const everyList = [
      `content:article/${slug}`,
      'content:articles',
      'content:listings/article',
      'content:subjects',
      `content:title/${slug}`,
    ];
    expect(await change('DELETE')).toEqual(expect.arrayContaining(everyList));
    expect(await change('PUT')).toEqual(expect.arrayContaining(everyList));
  });

  it('has the address of a page as pages link to it: its own, or below those above it, also once these are renamed', async () => {
    const pages = contentStock().entries.filter(({ contentType }) => contentType === 'staticPage');
    const child = pages.find(({ fields }) => fields.parentPage)!;
    const parentID = (child.fields.parentPage as { sys: { id: string } }).sys.id;
    const { space, environment, managementToken } = localPlatform.content;
    const publish = async (id: string, change: Record<string, string | undefined>) => {
      const entry = `${house.env.CONTENT_URL}/management/spaces/${space}/environments/${environment}/entries/${id}`;
      const headers = { authorization: `Bearer ${managementToken}` };
      const draft = (await (await fetch(entry, { headers })).json()) as {
        sys: { version: number };
        fields: Record<string, Record<string, unknown>>;
      };
      const given = Object.entries(change).map(([name, text]) => [name, { 'en-US': text }]);
      const fields = { ...draft.fields, ...(Object.fromEntries(given) as object) };
      for (const [path, version, body] of [
        ['', draft.sys.version, JSON.stringify({ fields })],
        ['/published', draft.sys.version + 1, undefined],
      ] as const) {
        const answer = await fetch(`${entry}${path}`, {
          method: 'PUT',
          headers: {
            ...headers,
            'x-contentful-version': String(version),
            'content-type': 'application/vnd.contentful.management.v1+json',
          },
          body,
        });
        expect([path, answer.status]).toEqual([path, 200]);
      }
      await contentHook(id);
      await told();
    };
    const path = async () =>
      (
        (await house.algolia.getObject({ indexName: 'contentful_data', objectID: child.id })) as {
          path?: string;
        }
      ).path;
    const { section, slug, link } = child.fields as Record<string, string>;
    const parent = pages.find(({ id }) => id === parentID)!.fields as Record<string, string>;
    await publish(child.id, { link: '/services/of-its-own' });
    expect(await path()).toBe('/services/of-its-own');
    await publish(child.id, { link: undefined });
    expect(await path()).toBe(`/${section}/${parent.slug}/${slug}`);
    await publish(parentID, { slug: 'renamed' });
    expect(await path()).toBe(`/${section}/renamed/${slug}`);
    await publish(parentID, { slug: parent.slug });
    await publish(child.id, { link });
    expect(await path()).toBe(link);
  });

  it('keeps the rule and the synonyms of a curated term, and of one withdrawn no longer', async () => {
    const indexName = 'products';
    const kept = { objectID: 'search-roses', indexName };
    const rule = await house.algolia.getRule(kept);
    await house.algolia.deleteRule(kept);
    await house.algolia.clearSynonyms({ indexName });
    await house.algolia.saveRule({
      indexName,
      objectID: 'withdrawn',
      rule: { ...rule, objectID: 'withdrawn' },
    });
    await house.backEnd.db.query('delete from services.shown where entity like $1', [
      'entry:search-%',
    ]);
    for (const id of [kept.objectID, 'search-ficus', 'withdrawn']) await contentHook(id);
    expect(await told()).toContain('content:search-terms');
    expect(await house.algolia.getRule(kept)).toEqual(rule);
    expect(await house.algolia.getRule({ ...kept, indexName: 'products_price_asc' })).toEqual(rule);
    expect((await house.algolia.searchSynonyms({ indexName })).hits).toEqual([
      expect.objectContaining({ objectID: 'search-ficus-also', input: 'ficus' }),
    ]);
    await expect(house.algolia.getRule({ indexName, objectID: 'withdrawn' })).rejects.toMatchObject(
      {
        status: 404,
      },
    );
  });

  it('keeps the picture of an article while it cannot be read, and tries again', async () => {
    const { id: objectID } = contentStock().entries.find(
      ({ contentType, fields }) => contentType === 'article' && fields.image,
    )!;
    const indexName = 'contentful_data';
    const read = () => house.algolia.getObject({ indexName, objectID });
    const before = await read();
    await house.algolia.partialUpdateObject({
      indexName,
      objectID,
      attributesToUpdate: { title: 'Old' },
    });
    house.failAssets(true);
    await contentHook(objectID);
    await house.indexer.worker.drain();
    house.failAssets(false);
    expect(await read()).toEqual({ ...before, title: 'Old' });
    await house.backEnd.db.query('update services.reindex set due_at = now()');
    await told();
    expect(await read()).toEqual(before);
  });

  it('ends all content when a picture changes', async () => {
    await contentHook('lilac', { type: 'Asset' });
    expect(await told()).toEqual(['content']);
  });

  it('shows an article as it is even when the content service still answered what was before', async () => {
    const { id, fields } = contentStock().entries.find(
      ({ contentType, fields: of }) => contentType === 'article' && of.summary,
    )!;
    const { space, environment, managementToken } = localPlatform.content;
    const entry = `${house.env.CONTENT_URL}/management/spaces/${space}/environments/${environment}/entries/${id}`;
    const headers = { authorization: `Bearer ${managementToken}` };
    const there = (await (await fetch(entry, { headers })).json()) as {
      sys: { version: number };
      fields: Record<string, object>;
    };
    const write = async (path: string, version: number, body?: object) => {
      const answer = await fetch(`${entry}${path}`, {
        method: 'PUT',
        headers: { ...headers, 'x-contentful-version': String(version) },
        body: body && JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as typeof there;
    };
    const publish = async (written: Record<string, object>, version: number) =>
      write('/published', (await write('', version, { fields: written })).sys.version);
    const summary = async () =>
      (
        await house.algolia.getObject<{ summary: string }>({
          indexName: searchNames.content,
          objectID: id,
        })
      ).summary;
    await contentHook(id);
    await told();
    expect(await summary()).toBe(fields.summary);
    // A change nobody tells of stands for one that the vendor's copies did not show yet.
    const changed = await publish(
      { ...there.fields, summary: { 'en-US': 'Newly written' } },
      there.sys.version,
    );
    await house.backEnd.db.query(
      `update services.second_look set due_at = now() where entity = $1 and after_seconds = 30`,
      [`entry:${id}`],
    );
    expect(await told()).toContain('content:articles');
    expect(await summary()).toBe('Newly written');
    await publish(there.fields, changed.sys.version);
    await contentHook(id);
    await told();
  });
});
