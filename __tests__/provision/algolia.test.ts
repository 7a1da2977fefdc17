/** @jest-environment node */
import type { Algoliasearch } from 'algoliasearch';
import { productReplicas, productSettings } from '@/lib/search/index-settings';
import { algoliaAccount } from '@/provision/algolia/account';
import { searchClient } from '@/provision/algolia/client';
import { suggestionsClient } from '@/provision/algolia/suggestions';
import { apply, planOf } from '@/provision/apply';
import { openNewAccounts, provision, type NewAccounts } from './support/new-accounts';

const quietly = { tell: () => undefined, secret: () => undefined };
const indexName = 'products_query_suggestions';

/** Everything in an application but keys themselves and instants. */
async function contentOf({ env }: NewAccounts): Promise<unknown> {
  const client = searchClient(env);
  const { items } = await client.listIndices();
  const { keys } = await client.listApiKeys();
  return {
    indexes: await Promise.all(
      items.map(async ({ name, primary }) => ({
        name,
        primary,
        settings: await client.getSettings({ indexName: name }),
      })),
    ),
    keys: keys.map(({ description, acl, indexes }) => ({ description, acl, indexes })),
    suggestions: await suggestionsClient(env).getAllConfigs(),
  };
}

describe('npm run provision -- algolia', () => {
  const opened: NewAccounts[] = [];
  const openAnother = async () => {
    const another = await openNewAccounts();
    opened.push(another);
    return another;
  };
  let whole: NewAccounts;
  let admin: Algoliasearch;
  let expected: Record<string, unknown>;

  beforeAll(async () => {
    whole = await openAnother();
    admin = searchClient(whole.env);
    expect((await provision(whole.env, 'algolia')).code).toBe(0);
    expected = withoutApp(await contentOf(whole));
  });
  afterAll(() => Promise.all(opened.map((each) => each.close())));

  /** Content without the application's ID, which no two share. */
  const withoutApp = (content: unknown) =>
    JSON.parse(
      JSON.stringify(content, (name, value: unknown) => (name === 'appID' ? undefined : value)),
    ) as Record<string, unknown>;

  it('only looks with --dry-run', async () => {
    const empty = await openAnother();
    const { code, plan } = await provision(empty.env, 'algolia', '--dry-run');
    expect(code).toBe(1);
    expect(plan).toContain(`make    query suggestions in ${indexName}`);
    expect(plan).toHaveLength(productReplicas.length + 3 + 1 + 2);
    expect((await searchClient(empty.env).listIndices()).items).toEqual([]);
  });

  it('gives each order of the products its settings, and leaves nothing to do', async () => {
    expect(await admin.getSettings({ indexName: 'products' })).toMatchObject({
      ...productSettings,
      replicas: productReplicas.map(({ name }) => name),
    });
    for (const { name, settings } of productReplicas)
      expect(await admin.getSettings({ indexName: name })).toMatchObject(settings);
    const again = await provision(whole.env, 'algolia');
    expect([again.code, again.plan]).toEqual([0, []]);
  });

  it('has suggestions made from what is searched for among the products', async () => {
    const suggestions = suggestionsClient(whole.env);
    expect(await suggestions.getConfig({ indexName })).toMatchObject({
      indexName,
      languages: ['en'],
      sourceIndices: [
        {
          indexName: 'products',
          replicas: true,
          minHits: 1,
          minLetters: 3,
          generate: [['Category']],
        },
      ],
    });
    await expect(suggestions.getConfigStatus({ indexName })).resolves.toMatchObject({
      isRunning: false,
    });
  });

  it('puts suggestions right, and leaves other sources and words that are left out', async () => {
    const another = await openAnother();
    await provision(another.env, 'algolia');
    const suggestions = suggestionsClient(another.env);
    await suggestions.updateConfig({
      indexName,
      configuration: {
        sourceIndices: [{ indexName: 'articles' }, { indexName: 'products', minHits: 50 }],
        exclude: ['sale'],
        languages: ['en', 'es'],
      },
    });
    const { plan } = await provision(another.env, 'algolia');
    expect(plan).toEqual([
      `change  query suggestions in ${indexName}: replicas, minHits, minLetters, generate`,
    ]);
    const { sourceIndices, ...rest } = await suggestions.getConfig({ indexName });
    expect(rest).toMatchObject({ exclude: ['sale'], languages: ['en', 'es'] });
    expect(sourceIndices.map((each) => [each.indexName, each.minHits])).toEqual([
      ['products', 1],
      ['articles', 5],
    ]);
  });

  describe('of its keys', () => {
    const description = 'Shop: searches';
    const searching = async ({ env }: NewAccounts) =>
      (await searchClient(env).listApiKeys()).keys.filter((key) => key.description === description);

    it('compares the rights, puts them right and leaves what else limits the key', async () => {
      const another = await openAnother();
      await provision(another.env, 'algolia');
      const client = searchClient(another.env);
      const [key] = await searching(another);
      await client.updateApiKey({
        key: key!.value!,
        apiKey: { acl: ['search', 'browse'], indexes: [], description, validity: 86_400 },
      });
      expect((await provision(another.env, 'algolia', '--dry-run')).plan).toEqual([
        `change  API key "${description}": acl, indexes`,
      ]);
      expect((await searching(another))[0]?.acl).toEqual(['search', 'browse']);
      const { code, lines } = await provision(another.env, 'algolia');
      expect(code).toBe(0);
      expect(lines.filter((line) => line.includes('told once'))).toEqual([]);
      const [after] = await searching(another);
      expect(after).toMatchObject({ value: key!.value, acl: ['search'], indexes: key!.indexes });
      expect(after?.validity).toBeGreaterThan(86_000);
    });

    it('says where a key is shown that was made by a run which was killed before it told', async () => {
      const another = await openAnother();
      const planned = await planOf(algoliaAccount(another.env));
      const steps = planned.filter(({ step }) => step.what.startsWith('API key'));
      const killed = () => {
        throw new Error('killed');
      };
      for (const step of steps)
        await expect(apply([step], { ...quietly, secret: killed })).rejects.toThrow('killed');
      const [key] = await searching(another);
      const { lines, settings } = await provision(another.env, 'algolia');
      const said = (from: string[], variable: string) =>
        from.filter((line) => line.includes(`${variable} is not the key "Shop: `));
      expect(said(lines, 'SEARCH_KEY')).toEqual([
        expect.stringMatching(
          new RegExp(`ends with ${key!.value!.slice(-4)}\\. Algolia dashboard, API Keys`),
        ),
      ]);
      expect(said(lines, 'SEARCH_ADMIN_KEY')).toHaveLength(1);
      expect(settings.SEARCH_KEY).toBeUndefined();
      const set = { ...another.env, SEARCH_KEY: key!.value! };
      expect(said((await provision(set, 'algolia')).lines, 'SEARCH_KEY')).toEqual([]);
      const second = await searchClient(another.env).addApiKey({ acl: ['search'], description });
      expect(
        said((await provision(another.env, 'algolia', '--dry-run')).lines, 'SEARCH_KEY'),
      ).toEqual([expect.stringContaining('one of 2: delete those not in use')]);
      const inUse = { ...another.env, SEARCH_KEY: second.key };
      const { plan, lines: ofSecond } = await provision(inUse, 'algolia', '--dry-run');
      expect(plan).toEqual([`change  API key "${description}": indexes`]);
      expect(said(ofSecond, 'SEARCH_KEY')).toEqual([]);
    });

    it('says nothing of the kind of a key that it has just told', async () => {
      const another = await openAnother();
      const { lines, settings } = await provision(another.env, 'algolia');
      expect(settings.SEARCH_KEY).toMatch(/^[0-9a-f]{32}$/);
      expect(lines.filter((line) => line.includes('is not the key'))).toEqual([]);
    });
  });

  it('stopped at any step, before its write or after, and run again ends the same', async () => {
    const another = await openAnother();
    for (let stop = 0; ; stop += 1) {
      const [next] = await planOf(algoliaAccount(another.env));
      if (!next) break;
      // Every other step is killed once its write is done but before anybody hears of it.
      if (stop % 2 === 0) {
        const lost = async () => {
          await next.step.make(next.found, quietly.secret);
          throw new Error('killed');
        };
        const killed = { ...next, step: { ...next.step, make: lost } };
        await expect(apply([killed], quietly)).rejects.toThrow('killed');
      } else await apply([next], quietly);
    }
    expect((await provision(another.env, 'algolia')).plan).toEqual([]);
    expect(withoutApp(await contentOf(another))).toEqual(expected);
  });

  it('names the region where the vendor has no such application', async () => {
    const elsewhere = { ...whole.env, SEARCH_SETUP_KEY: whole.env.SEARCH_KEY };
    await expect(suggestionsClient(elsewhere).getConfig({ indexName })).rejects.toMatchObject({
      status: 403,
    });
    const steps = algoliaAccount(elsewhere).steps.filter(({ what }) => what.startsWith('query'));
    expect(steps).toHaveLength(1);
    await expect(steps[0]?.look()).rejects.toThrow(/SEARCH_REGION is us/);
  });
});
