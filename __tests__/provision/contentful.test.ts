/** @jest-environment node */
import { openOnServer } from '@/__tests__/support/databases';
import { serveApp, type Served } from '@/__tests__/contracts/support/serve';
import { parseEnv, type Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { localSpace } from '@/platform/content/account';
import { createContent, type Content } from '@/platform/content/app';
import { managementOf, type Management } from '@/provision/contentful/calls';
import { contentTypes } from '@/provision/contentful/content-types';
import { firstEntries } from '@/provision/contentful/first-entries';
import { lacksOf, type TypeThere } from '@/provision/contentful/type-lacks';
import { runProvision } from '@/scripts/provision/run';
import type { Database } from '@/services/database/database';

const { space, environment, accessToken, managementToken } = localPlatform.content;

interface EmptySpace {
  db: Database;
  content: Content;
  env: Env;
  management: Management;
  close(): Promise<void>;
}

const account = { ...localSpace, webhookSecret: null };

/** A new space of the vendor: no content type, no entry, no webhook, no secret; only a key made by hand. */
async function openSpace(): Promise<EmptySpace> {
  const db = await openOnServer();
  const content = await createContent({ db, account });
  const server: Served = await serveApp(content.app);
  const env = parseEnv({
    NODE_ENV: 'test',
    CONTENT_MANAGEMENT_URL: server.origin,
    CONTENT_MANAGEMENT_TOKEN: managementToken,
    CONTENT_SPACE: space,
    CONTENT_ENVIRONMENT: environment,
    INDEXER_URL: 'https://api.petals.example/indexer',
    SITE_ORIGIN: 'https://www.petals.example',
  });
  return {
    db,
    content,
    env,
    management: managementOf(env),
    close: async () => {
      await server.close();
      await db.close();
    },
  };
}

/** Everything in a space but instants, versions and the secret itself. */
async function contentOf({ db, content }: EmptySpace): Promise<unknown> {
  const strip = (doc: Record<string, unknown>) =>
    JSON.parse(
      JSON.stringify(doc, (name, value: unknown) =>
        /^(createdAt|updatedAt|version|publishedVersion|revision)$/.test(name) ? undefined : value,
      ),
    ) as unknown;
  const read = async (sql: string) =>
    (await db.query<{ doc: Record<string, unknown> }>(sql)).map(({ doc }) => strip(doc));
  return {
    drafts: await read(
      `select jsonb_build_object('doc', doc, 'shown', published_version is not null) as doc from content_draft order by kind, id`,
    ),
    published: await read('select doc from content_resource order by kind, id'),
    webhooks: await read('select doc from content_webhook order by id'),
    isSigned: (await content.webhooks.secret()) !== null,
  };
}

async function provision(env: Env, ...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(...line.split('\n').map((each) => each.trim()));
  const code = await runProvision(['contentful', ...args], env, { say, complain: say });
  return {
    code,
    lines,
    plan: lines.filter((line) => /^(make|change) /.test(line)),
    secret: /CONTENT_WEBHOOK_SECRET=(\S+)$/m.exec(lines.join('\n'))?.[1],
  };
}

describe('npm run provision -- contentful', () => {
  let whole: EmptySpace;
  let first: Awaited<ReturnType<typeof provision>>;
  let expected: unknown;
  const opened: EmptySpace[] = [];
  const openAnother = async () => {
    const another = await openSpace();
    opened.push(another);
    return another;
  };

  beforeAll(async () => {
    whole = await openAnother();
    first = await provision(whole.env);
    expected = await contentOf(whole);
  });
  afterAll(() => Promise.all(opened.map((each) => each.close())));

  it('only looks with --dry-run', async () => {
    const empty = await openAnother();
    const before = await contentOf(empty);
    const { code, plan } = await provision(empty.env, '--dry-run');
    expect(code).toBe(1);
    expect(plan).toHaveLength(contentTypes.length + firstEntries.length + 2);
    expect(plan).toContain('make    content type article');
    expect(await contentOf(empty)).toEqual(before);
  });

  it('leaves nothing to do, and plans nothing when it is run again', async () => {
    expect(first.code).toBe(0);
    const again = await provision(whole.env);
    expect([again.code, again.plan, again.secret]).toEqual([0, [], undefined]);
    expect(await contentOf(whole)).toEqual(expected);
  });

  it('shows the shop every content type, and the entries it reads by name as far as they can be shown', async () => {
    const read = async <T>(path: string) =>
      (await (
        await fetch(`${whole.env.CONTENT_MANAGEMENT_URL}/spaces/${space}/${path}`, {
          headers: { authorization: `Bearer ${accessToken}` },
        })
      ).json()) as { items: (T & { sys: { id: string } })[] };
    const types = await read<TypeThere>('content_types?limit=1000');
    for (const type of contentTypes)
      expect([
        type.id,
        lacksOf(
          type,
          types.items.find(({ sys }) => sys.id === type.id)!,
        ),
      ]).toEqual([type.id, []]);
    const shown = (await read('entries?limit=1000')).items.map(({ sys }) => sys.id);
    expect(shown.sort()).toEqual(
      firstEntries.flatMap(({ id, published }) => (published ? [id] : [])).sort(),
    );
  });

  it('makes a secret of the length that the vendor takes, tells it, and subscribes the environment alone', async () => {
    expect(first.secret).toHaveLength(64);
    expect(await whole.content.webhooks.secret()).toBe(first.secret);
    expect(await whole.content.webhooks.list()).toMatchObject([
      {
        url: 'https://api.petals.example/indexer/webhooks/content',
        active: true,
        filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }],
      },
    ]);
  });

  it('sets the secret that is configured, and refuses one that the vendor does not take', async () => {
    const own = { ...whole.env, CONTENT_WEBHOOK_SECRET: 'petals01'.repeat(8) };
    expect((await provision(own)).plan).toEqual([
      'change  secret that signs webhooks: it does not end as CONTENT_WEBHOOK_SECRET',
    ]);
    expect(await whole.content.webhooks.secret()).toBe(own.CONTENT_WEBHOOK_SECRET);
    await expect(
      provision({ ...whole.env, CONTENT_WEBHOOK_SECRET: 'sixteen characters' }),
    ).rejects.toThrow(/exactly 64 characters/);
  });

  it('puts right what was changed by hand, and leaves what is the retailer’s', async () => {
    const changed = await openAnother();
    const { management } = changed;
    await provision(changed.env);
    const path = management.within('content_types/navLink');
    const type = await management.read<
      TypeThere & { sys: { version: number }; fields: { id: string }[] }
    >(path);
    const own = { id: 'ours', name: 'Ours', type: 'Boolean', localized: false };
    const saved = await management.write<{ sys: { version: number } }>(path, {
      version: type.sys.version,
      body: {
        ...type,
        name: 'Our links',
        fields: [
          ...type.fields.map((field) => ({
            ...field,
            name: `Our ${field.id}`,
            required: false,
            validations: [{ size: { max: 40 } }],
          })),
          own,
        ],
      },
    });
    await management.write(`${path}/published`, { version: saved.sys.version });
    const [webhook] = await changed.content.webhooks.list();
    await changed.content.webhooks.put({ ...webhook!, topics: ['Entry.publish'] });
    const menu = management.within('entries/menu-services');
    const entry = await management.read<{ sys: { version: number }; fields: object }>(menu);
    await management.write(menu, { version: entry.sys.version, body: { fields: entry.fields } });
    const { code, plan } = await provision(changed.env);
    expect([code, plan]).toEqual([
      0,
      [
        'change  content type navLink: title is not required, link is not required',
        'change  webhook to https://api.petals.example/indexer/webhooks/content: topics',
      ],
    ]);
    expect(await management.read(path)).toMatchObject({
      name: 'Our links',
      sys: { version: type.sys.version + 4 },
      fields: [
        { id: 'title', name: 'Our title', required: true, validations: [{ size: { max: 40 } }] },
        { id: 'link', name: 'Our link', required: true },
        own,
      ],
    });
  });

  it('says in words what nobody can change, and what to do', async () => {
    const other = await openAnother();
    const { management } = other;
    const path = management.within('content_types/navLink');
    const made = await management.write<{ sys: { version: number } }>(path, {
      body: {
        name: 'Link',
        fields: [
          { id: 'title', name: 'Title', type: 'Symbol' },
          { id: 'link', name: 'Link', type: 'Link', linkType: 'Entry' },
        ],
      },
    });
    await management.write(`${path}/published`, { version: made.sys.version });
    const { plan } = await provision(other.env, '--dry-run');
    expect(plan).toContain(
      'change  content type navLink: entries are not known by title, title is not required, link is a link to an entry, not Symbol',
    );
    await expect(provision(other.env)).rejects.toThrow(
      /navLink cannot be put right: link is a link to an entry, not Symbol[\s\S]*omit the field/,
    );
  });

  it('makes no second home where editors have one of another ID, and no menu that is there', async () => {
    const used = await openAnother();
    await provision(used.env);
    await used.db.query(
      `update content_draft set id = 'own-' || id, doc = jsonb_set(doc, '{sys,id}', to_jsonb('own-' || id)) where id in ('home', 'menu-services')`,
    );
    const again = await createContent({ db: used.db, account });
    const server = await serveApp(again.app);
    opened.push({ ...used, close: () => server.close() });
    const { plan } = await provision({ ...used.env, CONTENT_MANAGEMENT_URL: server.origin });
    expect(plan).toEqual([]);
  });

  it('stopped at any of its writes, each answer lost, and run again ends the same', async () => {
    const stopped = await openAnother();
    const real = globalThis.fetch;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const answer = await real(...args);
      if (args[1]?.method !== 'PUT') return answer;
      await answer.body?.cancel();
      throw new Error('killed');
    });
    let runs = 0;
    let code: number | null = null;
    try {
      while (code === null && runs < 100) {
        runs += 1;
        code = await provision(stopped.env).then(
          (done) => done.code,
          () => null,
        );
      }
    } finally {
      spy.mockRestore();
    }
    expect(code).toBe(0);
    expect(runs).toBeGreaterThan(contentTypes.length * 2);
    expect(await contentOf(stopped)).toEqual(expected);
  }, 120_000);

  it('waits as long as the vendor says when it takes no more calls', async () => {
    const real = globalThis.fetch;
    let busy = 2;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
      if (busy === 0) return real(...args);
      busy -= 1;
      const headers = { 'x-contentful-ratelimit-reset': '0' };
      return Promise.resolve(new Response('{}', { status: 429, headers }));
    });
    try {
      expect((await provision(whole.env, '--dry-run')).plan).toEqual([]);
    } finally {
      spy.mockRestore();
    }
    expect(busy).toBe(0);
  });

  it('gives up where the vendor never takes more calls, and says so', async () => {
    let calls = 0;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      calls += 1;
      const headers = { 'x-contentful-ratelimit-reset': '0' };
      return calls > 20
        ? Promise.reject(new Error('asked without end'))
        : Promise.resolve(new Response('{}', { status: 429, headers }));
    });
    try {
      await expect(provision(whole.env, '--dry-run')).rejects.toThrow(/answers 429/);
    } finally {
      spy.mockRestore();
    }
  });

  it.each<[string, () => Partial<Env>, RegExp]>([
    ['another token', () => ({ CONTENT_MANAGEMENT_TOKEN: 'wrong' }), /CONTENT_MANAGEMENT_TOKEN/],
    [
      'no such environment',
      () => ({ CONTENT_ENVIRONMENT: 'staging' }),
      /no space lilacandloam with an environment staging/,
    ],
    ['nobody there', () => ({ CONTENT_MANAGEMENT_URL: 'http://127.0.0.1:1' }), /does not answer/],
  ])('says in words that there is %s', async (_name, other, words) => {
    await expect(provision({ ...whole.env, ...other() })).rejects.toThrow(words);
  });
});
