/** @jest-environment node */
import { algoliasearch } from 'algoliasearch';
import { Auth } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { parseEnv } from '@/lib/config/env';
import { setupCalls } from '@/provision/ordercloud/calls';
import { runProvision } from '@/scripts/provision/run';
import { openAccounts } from '@/scripts/back-end/open-accounts';
import { openNewAccounts, provision, retailersEnv, type NewAccounts } from './support/new-accounts';

const searchAt = ({ settings }: NewAccounts, appId: string, key: string) =>
  algoliasearch(appId, key, {
    hosts: [{ url: settings.SEARCH_HOST ?? '', protocol: 'http', accept: 'readWrite' }],
  });

describe('npm run provision -- all, in accounts that were opened today', () => {
  let accounts: NewAccounts;
  let first: Awaited<ReturnType<typeof provision>>;

  beforeAll(async () => {
    accounts = await openNewAccounts();
    first = await provision(accounts.env, 'all');
  }, 180_000);
  afterAll(() => accounts.close());

  const read = (path: string, token: string) =>
    fetch(`${accounts.settings.CONTENT_MANAGEMENT_URL}/spaces/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });

  it('finds IDs and keys that are no other account’s, and stay', async () => {
    const opening = { NODE_ENV: 'test', PLATFORM_PORT: new URL(accounts.env.COMMERCE_URL).port };
    const again = await openAccounts(['files'], accounts.db, parseEnv(opening));
    expect(again.settings).toEqual(accounts.settings);
    const others = await openNewAccounts();
    try {
      const same = Object.entries(others.settings).filter(
        ([name, value]) => accounts.settings[name] === value,
      );
      expect(same).toEqual([['CONTENT_ENVIRONMENT', 'master']]);
    } finally {
      await others.close();
    }
  });

  it('leaves nothing to do, and plans nothing and tells no secret when it is run again', async () => {
    expect(first.code).toBe(0);
    const again = await provision(accounts.env, 'all');
    expect([again.code, again.plan]).toEqual([0, []]);
    expect(again.lines.filter((line) => line.includes('told once'))).toEqual([]);
  });

  it('plans nothing in the environment that was told, beside the stand-ins’ other systems as well', async () => {
    const told = { ...accounts.settings, ...first.settings };
    const { port } = new URL(accounts.env.COMMERCE_URL);
    for (const env of [retailersEnv(told), retailersEnv({ ...told, PLATFORM_PORT: port })])
      expect((await provision(env, 'all', '--dry-run')).plan).toEqual([]);
  });

  it('says which vendors it did not come to where it stops at one', async () => {
    const told = retailersEnv({ ...accounts.settings, ...first.settings, SEARCH_SETUP_KEY: '' });
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await expect(runProvision(['all'], told, { say, complain: say })).rejects.toThrow();
    expect(lines.at(-1)?.trim()).toBe(
      'Stopped at algolia. Not looked at: contentful, files, braintree, maps, captcha, mail.',
    );
  });

  it('says in words which key shows the application’s keys', async () => {
    const told = retailersEnv({ ...accounts.settings, ...first.settings, SEARCH_SETUP_KEY: '' });
    await expect(provision(told, 'algolia')).rejects.toThrow('set SEARCH_SETUP_KEY to it');
  });

  it('prints an environment that sells, searches, reads and writes no more than it must', async () => {
    const {
      COMMERCE_CLIENT_ID = '',
      SEARCH_KEY = '',
      SEARCH_ADMIN_KEY = '',
      ...told
    } = first.settings;
    setupCalls(accounts.env);
    await expect(Auth.Anonymous(COMMERCE_CLIENT_ID, ['Shopper'])).resolves.toMatchObject({
      token_type: 'bearer',
    });
    const { SEARCH_APP_ID: appId = '', CONTENT_SPACE: space } = accounts.settings;
    const search = { indexName: 'products', searchParams: { query: '' } };
    await expect(
      searchAt(accounts, appId, SEARCH_KEY).searchSingleIndex(search),
    ).resolves.toMatchObject({ nbHits: 0 });
    const saved = { indexName: 'products', objects: [{ objectID: 'one' }] };
    await expect(searchAt(accounts, appId, SEARCH_KEY).saveObjects(saved)).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      searchAt(accounts, appId, SEARCH_ADMIN_KEY).addApiKey({ acl: ['search'] }),
    ).rejects.toMatchObject({ status: 403 });
    for (const name of ['CONTENT_ACCESS_TOKEN', 'CONTENT_PREVIEW_TOKEN'] as const) {
      const token = told[name] ?? '';
      const types = await read(`${space}/environments/master/content_types?limit=1`, token);
      expect([name, types.status]).toEqual([name, 200]);
      expect((await read(`${space}/environments/staging/entries`, token)).status).toBe(404);
      expect((await read(`${space}/api_keys`, token)).status).toBe(404);
    }
  });

  it('makes one key that reads content, and none where one that was made by hand is configured', async () => {
    const { CONTENT_MANAGEMENT_URL, CONTENT_SPACE, CONTENT_MANAGEMENT_TOKEN } = accounts.settings;
    const keys = async (init: RequestInit = {}) =>
      (await (
        await fetch(`${CONTENT_MANAGEMENT_URL}/spaces/${CONTENT_SPACE}/api_keys`, {
          ...init,
          headers: { authorization: `Bearer ${CONTENT_MANAGEMENT_TOKEN}` },
        })
      ).json()) as object;
    expect(await keys()).toMatchObject({
      items: [{ name: 'Shop', accessToken: first.settings.CONTENT_ACCESS_TOKEN }],
    });
    const others = await openNewAccounts();
    try {
      const { CONTENT_MANAGEMENT_URL: url, CONTENT_SPACE: space } = others.settings;
      const made = await fetch(`${url}/spaces/${space}/api_keys`, {
        method: 'POST',
        body: '{"name": "Website"}',
        headers: { authorization: `Bearer ${others.settings.CONTENT_MANAGEMENT_TOKEN}` },
      });
      const { accessToken } = (await made.json()) as { accessToken: string };
      const configured = retailersEnv({ ...others.settings, CONTENT_ACCESS_TOKEN: accessToken });
      const line = 'make    API key "Shop"';
      expect((await provision(others.env, 'contentful', '--dry-run')).plan).toContain(line);
      expect((await provision(configured, 'contentful', '--dry-run')).plan).not.toContain(line);
    } finally {
      await others.close();
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'owner of the shop’s stand-in',
      () => {
        const { sellerClientID, sellerClientSecret } = localPlatform.commerce;
        return Auth.ClientCredentials(sellerClientSecret, sellerClientID, ['FullAccess']);
      },
    ],
    [
      'admin key of its search',
      () =>
        searchAt(
          accounts,
          accounts.settings.SEARCH_APP_ID ?? '',
          localPlatform.search.adminKey,
        ).listIndices(),
    ],
    [
      'application of its search',
      () =>
        searchAt(
          accounts,
          localPlatform.search.appId,
          accounts.settings.SEARCH_ADMIN_KEY ?? '',
        ).listIndices(),
    ],
    [
      'tokens of its content',
      async () => {
        const { space, environment, managementToken, accessToken } = localPlatform.content;
        for (const [id, token] of [
          [accounts.settings.CONTENT_SPACE, managementToken],
          [accounts.settings.CONTENT_SPACE, accessToken],
          [space, accounts.settings.CONTENT_MANAGEMENT_TOKEN],
        ]) {
          const answer = await read(`${id}/environments/${environment}/entries`, token ?? '');
          if (answer.ok) return answer;
        }
        throw new Error('none of them opens anything');
      },
    ],
  ])('is not opened by the %s', async (_name, call) => {
    setupCalls(accounts.env);
    await expect(call()).rejects.toBeDefined();
  });
});
