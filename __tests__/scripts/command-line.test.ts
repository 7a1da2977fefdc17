/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@/lib/config/env';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { marketingCommand, UsageError } from '@/scripts/marketing/arguments';
import { runMarketing } from '@/scripts/marketing/run';

const rows = [
  { slug: '/Roses', destination: '/c/flowers?c=roses' },
  { slug: '/spring', destination: '/roses' },
  { slug: '/gone', status: 410 },
  { slug: '/a', destination: '/b' },
  { slug: '/b', destination: '/a' },
  { slug: '/off', destination: '//evil.example' },
];

describe('the words of the command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['--help'], { name: 'help' }],
    [['redirects', 'list'], { name: 'redirects list', contains: '' }],
    [['redirects', 'list', 'rose'], { name: 'redirects list', contains: 'rose' }],
    [['redirects', 'test', '/a', '/b'], { name: 'redirects test', addresses: ['/a', '/b'] }],
    [['redirects', 'add', '/a', '/b'], { name: 'redirects add', slug: '/a', destination: '/b' }],
    [
      ['redirects', 'add', '/a', '--gone'],
      { name: 'redirects add', slug: '/a', destination: null },
    ],
    [['redirects', 'remove', '/a'], { name: 'redirects remove', slug: '/a' }],
    [
      ['redirects', 'dry-run', 'f.txt', '--rows', 'n.json'],
      { name: 'redirects dry-run', file: 'f.txt', rows: 'n.json' },
    ],
    [['buyerxp', 'put', 'x.json'], { name: 'buyerxp put', file: 'x.json' }],
    [['catalogue', 'refresh'], { name: 'catalogue refresh' }],
  ])('%j', (args, expected) => {
    expect(marketingCommand(args)).toEqual(expected);
  });

  it.each([
    [['redirects']],
    [['redirects', 'add', '/a']],
    [['redirects', 'add', '/a', '/b', '--gone']],
    [['redirects', 'remove']],
    [['redirects', 'test']],
    [['buyerxp', 'put']],
    [['catalogue', 'refresh', 'now']],
    [['drop', 'tables']],
    [['--force']],
  ])('%j is refused', (args) => {
    expect(() => marketingCommand(args)).toThrow(UsageError);
  });
});

describe('the commands', () => {
  let asked: { method: string; path: string; body: unknown; authorization: string | undefined }[] =
    [];
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const path = request.url ?? '';
      response.setHeader('content-type', 'application/json');
      if (path.startsWith('/files/redirects.json')) return response.end(JSON.stringify(rows));
      if (path.startsWith('/commerce/oauth/token')) {
        const known = text.includes('client_secret=right');
        return response
          .writeHead(known ? 200 : 401)
          .end(
            JSON.stringify(
              known
                ? { access_token: 'token', expires_in: 600 }
                : { Errors: [{ ErrorCode: 'Auth.InvalidUsernameOrPassword', Message: 'Invalid' }] },
            ),
          );
      }
      asked.push({
        method: request.method ?? '',
        path,
        body: text ? (JSON.parse(text) as unknown) : null,
        authorization: request.headers.authorization,
      });
      return response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  let port = 0;
  let folder = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
    folder = await mkdtemp(join(tmpdir(), 'lilac-marketing-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: {} };
  });

  async function run(args: string[], more: Record<string, string> = {}) {
    const lines: string[] = [];
    const complaints: string[] = [];
    const env = parseEnv({
      PLATFORM_PORT: String(port),
      MARKETING_CLIENT_SECRET: 'right',
      ...more,
    });
    const code = await runMarketing(args, env, {
      say: (line) => lines.push(line),
      complain: (line) => complaints.push(line),
    });
    return { code, said: lines.join('\n'), complained: complaints.join('\n') };
  }
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };

  it('lists rows with where each ends and why some are left out', async () => {
    const { code, said } = await run(['redirects', 'list']);
    expect(code).toBe(0);
    for (const line of [
      '/spring  →  /roses  (ends at /c/flowers?c=roses)',
      '/gone  →  gone for good (410)',
      '/a  →  /b  LEFT OUT: goes in a circle',
      '/off  →  //evil.example  LEFT OUT: leads off the site',
      '6 of 6 redirects, 3 left out',
    ])
      expect(said).toContain(line);
    expect((await run(['redirects', 'list', 'SPRING'])).said).toContain('1 of 6 redirects');
  });

  it('says where addresses go, whatever they look like', async () => {
    expect(
      (
        await run([
          'redirects',
          'test',
          '/ROSES',
          'https://www.old.example/spring?utm=1',
          '/product/7',
          '/c/flowers',
          'gone',
          '/a',
        ])
      ).said.split('\n'),
    ).toEqual([
      '/ROSES  →  /c/flowers?c=roses',
      '/spring?utm=1  →  /c/flowers?c=roses&utm=1',
      '/product/7  →  /p/7',
      '/c/flowers  →  not redirected',
      '/gone  →  gone for good (410)',
      '/a  →  not redirected',
    ]);
  });

  it('rehearses a file of old addresses with rows that are not written yet', async () => {
    const old = await file(
      'old.txt',
      '\uFEFF# from the log\n/roses\r\n\r\nhttp://old.example/summer\n/gone\n/winter\n',
    );
    const fresh = await file(
      'new.json',
      JSON.stringify([
        { slug: '/summer', destination: '/c/plants' },
        { slug: '/bad', destination: 'https://evil.example' },
      ]),
    );
    const { code, said } = await run(['redirects', 'dry-run', old, '--rows', fresh]);
    expect(code).toBe(0);
    expect(said).toContain('/summer  →  /c/plants');
    expect(said).toContain('would be left out: destination');
    expect(said).toMatch(/4 addresses: 2 redirected, 1 gone, 1 not redirected$/);
    expect(asked).toEqual([]);
  });

  it.each([
    [
      ['redirects', 'add', '/x', '/c/plants'],
      'PUT',
      '/app-api/api/redirects',
      { slug: '/x', destination: '/c/plants' },
    ],
    [
      ['redirects', 'add', '/x', '--gone'],
      'PUT',
      '/app-api/api/redirects',
      { slug: '/x', status: 410 },
    ],
    [
      ['redirects', 'remove', '/a b?c=d&e'],
      'DELETE',
      '/app-api/api/redirects?slug=%2Fa%20b%3Fc%3Dd%26e',
      null,
    ],
  ])('%j asks the App API with a back-office token', async (args, method, path, body) => {
    expect((await run(args)).code).toBe(0);
    expect(asked).toEqual([{ method, path, body, authorization: 'Bearer token' }]);
  });

  it.each([
    ['active', true, 'Lilac & Loam (LILAC) anew: 120 categories.'],
    ['not active', false, 'LILAC) anew: 120 categories. It is not active'],
  ])('reads the catalogue that is refreshed, which is %s, and says so', async (_, Active, said) => {
    answer = {
      status: 200,
      body: { data: { ID: 'LILAC', Name: 'Lilac & Loam', Active, CategoryCount: 120 } },
    };
    const ran = await run(['catalogue', 'refresh']);
    expect([ran.code, ran.said]).toEqual([0, expect.stringContaining(said)]);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /app-api/api/catalogs/LILAC',
      'POST /app-api/api/catalogs/LILAC/refresh',
    ]);
    expect(asked.every(({ authorization }) => authorization === 'Bearer token')).toBe(true);
  });

  it('refreshes no catalogue that there is not', async () => {
    answer = {
      status: 404,
      body: { Errors: [{ ErrorCode: 'not-found', Message: 'Gone', Data: null }] },
    };
    const { code, complained } = await run(['catalogue', 'refresh']);
    expect([code, asked.length]).toEqual([1, 1]);
    expect(complained).toContain('no catalogue LILAC');
  });

  it('writes buyer settings that are right, page meta and all', async () => {
    const settings = {
      ...defaultBuyerSettings,
      xp: {
        ...defaultBuyerSettings.xp,
        SeoPages: { '/c/flowers': { MetaTitle: 'Flowers today' } },
      },
    };
    const { code, said } = await run([
      'buyerxp',
      'put',
      await file('good.json', JSON.stringify(settings)),
    ]);
    expect([code, asked.map(({ method, path, body }) => [method, path, body])]).toEqual([
      0,
      [['PUT', '/app-api/webdata/buyerxp', settings]],
    ]);
    expect(said).toContain('1 pages with meta of their own');
  });

  it.each<[string, string[] | (() => Promise<string[]>), RegExp, Record<string, string>]>([
    [
      'a destination off the site',
      ['redirects', 'add', '/x', '//evil.example'],
      /no path of the shop/,
      {},
    ],
    ['a circle', ['redirects', 'add', '/c/flowers?c=roses', '/spring'], /in a circle/, {}],
    ['a file that is not there', ['redirects', 'dry-run', '/no/such/file'], /cannot be read/, {}],
    [
      'an empty file',
      async () => ['redirects', 'dry-run', await file('empty.txt', '# nothing\n')],
      /holds no addresses/,
      {},
    ],
    [
      'broken JSON',
      async () => ['buyerxp', 'put', await file('broken.json', '{"a":')],
      /is no JSON/,
      {},
    ],
    [
      'settings of another shape',
      async () => ['buyerxp', 'put', await file('shape.json', '{"xp":{"Holidays":7}}')],
      /nothing was written[\s\S]*xp\.Holidays/,
      {},
    ],
    [
      'page meta that leads away',
      async () => [
        'buyerxp',
        'put',
        await file(
          'meta.json',
          JSON.stringify({
            ...defaultBuyerSettings,
            xp: {
              ...defaultBuyerSettings.xp,
              SeoPages: { '/a': { CanonicalUrl: '//evil.example' } },
            },
          }),
        ),
      ],
      /SeoPages \/a CanonicalUrl/,
      {},
    ],
    [
      'a wrong secret',
      ['catalogue', 'refresh'],
      /refuses MARKETING_CLIENT_ID/,
      { MARKETING_CLIENT_SECRET: 'wrong' },
    ],
    [
      'a back end that is down',
      ['redirects', 'list'],
      /does not answer/,
      { FILES_URL: 'http://127.0.0.1:1' },
    ],
  ])(
    '%s: nothing is asked of the App API, and the reason is said',
    async (_, args, reason, more) => {
      const { code, complained } = await run(
        typeof args === 'function' ? await args() : args,
        more,
      );
      expect(code).toBe(1);
      expect(complained).toMatch(reason);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    [403, {}, /needs the roles/],
    [
      404,
      { Errors: [{ ErrorCode: 'not-found', Message: 'We could not find that.', Data: null }] },
      /There is no redirect/,
    ],
    [
      400,
      {
        Errors: [
          {
            ErrorCode: 'bad-request',
            Message: 'Please check your entry.',
            Data: { field: 'slug' },
          },
        ],
      },
      /Please check your entry\. \(slug\)/,
    ],
    [500, 'nonsense', /answers 500/],
  ])('an answer %s is put into words', async (status, body, words) => {
    answer = { status, body };
    const { code, complained } = await run(['redirects', 'remove', '/x']);
    expect(code).toBe(1);
    expect(complained).toMatch(words);
  });

  it('shows the whole help for a command it does not know', async () => {
    const { code, complained } = await run(['redirect', 'ad']);
    expect(code).toBe(2);
    expect(complained).toMatch(/no command “redirect ad”[\s\S]*npm run marketing -- COMMAND/);
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
