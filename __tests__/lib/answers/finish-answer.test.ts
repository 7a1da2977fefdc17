/** @jest-environment node */
import { productionVariables } from '@/__tests__/support/production-variables';
import type { Answer, PageRequest, FrameworkAnswer } from '@/lib/answers/answer';
import { finishAnswer, missingAnswer, type Finishing } from '@/lib/answers/finish-answer';
import { parseEnv } from '@/lib/config/env';
import type { WholePage } from '@/lib/routes/missing-view';
import { createForeignScripts } from '@/lib/security/foreign-scripts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const whole = (words: string) =>
  `<!DOCTYPE html><html lang="en" data-whole=""><head></head><body>${words}</body></html>`;
const shell = '<!DOCTYPE html><html id="empty"><head></head><body></body></html>';
const life = 's-maxage=3600, stale-while-revalidate=31532400';
const atShop = parseEnv({ SESSION_SECRET: 's'.repeat(32) });
const inProduction = parseEnv(productionVariables);

/** The shop's own pages by their kind; `null` while none can be made. */
const finishing = (more: Partial<Finishing> = {}): Finishing => ({
  env: atShop,
  wholePage: (kind: WholePage) =>
    Promise.resolve({
      status: 200,
      html: whole(`The page of ${kind}`),
      cacheControl: null,
      cache: null,
      location: null,
    }),
  foreignScripts: createForeignScripts(),
  follow: (_asked, first) => Promise.resolve(first),
  methods: () => Promise.resolve('GET, HEAD, POST'),
  ...more,
});
const made = (
  status: number,
  headers: FrameworkAnswer['headers'] = {},
  body = '',
): FrameworkAnswer => ({
  status,
  headers,
  body,
});
const document = (url: string): PageRequest => ({
  url,
  isRouter: false,
  isPreview: false,
  isConditional: false,
});
const data = (url: string): PageRequest => ({ ...document(url), isRouter: true });
const textOf = async ({ text }: Answer) => (text ? String(await text.plain()) : null);

/** What is said of an answer in the end, and its text. */
async function finished(asked: PageRequest, from: FrameworkAnswer, more: Partial<Finishing> = {}) {
  const answer = await finishAnswer(asked, from, finishing(more));
  const headers = { ...from.headers, ...answer.headers };
  return { status: answer.status, headers, text: await textOf(answer) };
}

describe('what the framework answered is finished', () => {
  it('a page: its own policy, and for shared caches its life', async () => {
    const page = made(200, { ...html, 'cache-control': life }, whole('Roses'));
    const { status, headers, text } = await finished(document('/c/roses'), page);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=3600']);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(text).toContain('Roses');
  });

  it.each<[string, FrameworkAnswer['headers']]>([
    ['sets a cookie', { 'set-cookie': ['a=b'], 'cache-control': life }],
    ['says nothing of its life', {}],
    ['is private', { 'cache-control': 'private, no-cache, no-store' }],
  ])('a page that %s is kept by nobody', async (_, headers) => {
    const page = made(200, { ...html, ...headers }, whole('Roses'));
    expect((await finished(document('/cart'), page)).headers['cache-control']).toMatch(
      /^private, .*no-store/,
    );
  });

  it.each([
    ['/p/1/rose', 'item'],
    ['/c/nothing', 'page'],
    ['/account/orders', 'account'],
    ['/account/nothing', 'account-page'],
    ['/orderConfirmation/1', 'order'],
    ['/order/abc', 'order-link'],
  ])('an empty 404 at %s is the whole page of %s', async (url, kind) => {
    const { status, text } = await finished(document(url), made(404, html, shell));
    expect([status, text?.includes(`The page of ${kind}<`)]).toEqual([404, true]);
  });

  it('a 404 that is whole stays as it is, and is kept for a minute at most', async () => {
    const page = made(404, { ...html, 'cache-control': life }, whole('Gone from here'));
    const { headers, text } = await finished(document('/p/1/rose'), page);
    expect(text).toContain('Gone from here');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  });

  it.each([
    ['/wp-login.php', undefined, 'public, max-age=0, s-maxage=60'],
    ['/p/1/rose', undefined, 'public, max-age=0, s-maxage=60'],
    ['/account/orders', undefined, 'private, no-store'],
    ['/account/nothing', undefined, 'private, no-store'],
    ['/orderConfirmation/1', undefined, 'private, no-store'],
    ['/order/abc', undefined, 'private, no-store'],
    ['/api/nothing', undefined, 'private, no-store'],
    ['/wp-login.php', 'a=b', 'private, no-store'],
  ])('an empty 404 at %s (cookie: %s) is kept as %s', async (url, cookie, kept) => {
    const headers = {
      ...html,
      'cache-control': 'private, no-store',
      ...(cookie ? { 'set-cookie': [cookie] } : {}),
    };
    const answer = await finished(document(url), made(404, headers, shell));
    expect(answer.headers['cache-control']).toBe(kept);
  });

  it('an empty 404 without a page to say so, and one an editor sees, is kept by nobody', async () => {
    const headers = { ...html, 'cache-control': 'private, no-store' };
    const nothing = { wholePage: () => Promise.resolve(null) };
    const answers = [
      await finished(document('/nothing'), made(404, headers, shell), nothing),
      await finished({ ...document('/nothing'), isPreview: true }, made(404, headers, shell)),
    ];
    expect(answers.map(({ headers: said }) => said['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
  });

  it.each<[string, FrameworkAnswer['headers'], string]>([
    ['a shell', html, shell],
    ['plain words', { 'content-type': 'text/plain' }, 'Internal Server Error'],
    ['nothing', {}, ''],
  ])('a page that failed as %s is a whole page with 503 that nobody keeps', async (_, ...what) => {
    const answer = await finished(document('/p/1/rose'), made(500, ...what));
    expect([
      answer.status,
      answer.headers['retry-after'],
      answer.headers['cache-control'],
      answer.headers['content-type'],
    ]).toEqual([503, '10', 'private, no-store', 'text/html; charset=utf-8']);
    expect(answer.text).toContain('The page of failed');
  });

  it('a failure that has no page either is a 503 still', async () => {
    const nothing = { wholePage: () => Promise.resolve(null) };
    expect(await finished(document('/p/1/rose'), made(500), nothing)).toMatchObject({
      status: 503,
      text: '',
    });
  });

  it("the router's data that failed is a 503 without words", async () => {
    const type = { 'content-type': 'text/x-component' };
    const { status, headers, text } = await finished(data('/p/1/rose?_rsc=a'), made(500, type));
    expect([status, headers['cache-control'], headers['content-type'], text]).toEqual([
      503,
      'private, no-store',
      'text/x-component',
      '',
    ]);
  });

  it("a handler's failure stays as it said it", async () => {
    const type = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
    const { status, headers, text } = await finished(
      document('/api/cart'),
      made(500, type, '{"error":{"code":"internal"}}'),
    );
    expect([status, headers, text]).toEqual([500, type, '{"error":{"code":"internal"}}']);
  });

  it('a method that a handler does not take is refused with those it does', async () => {
    const answer = await finished(document('/api/cart/lines'), made(405));
    expect([answer.status, answer.headers.allow, answer.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD, POST',
      'private, no-store',
    ]);
    const unknown = { methods: () => Promise.resolve(null) };
    const untold = await finished(document('/api/cart/lines'), made(405), unknown);
    expect([untold.status, untold.headers.allow]).toEqual([405, undefined]);
  });

  it.each([308, 400])(
    'a %i that the framework answers for a handler is kept by nobody',
    async (status) => {
      const { headers } = await finished(
        document('/api//cart'),
        made(status, { location: '/api/cart' }),
      );
      expect(headers['cache-control']).toBe('private, no-store');
    },
  );

  it('router data is told to shared caches only under its own key', async () => {
    const from = made(200, { 'content-type': 'text/x-component', 'cache-control': life }, '0:{}');
    const said = async (url: string) => (await finished(data(url), from)).headers['cache-control'];
    expect([await said('/c/roses?_rsc=a'), await said('/c/roses')]).toEqual([
      'public, max-age=0, s-maxage=3600',
      'private, no-store',
    ]);
  });

  it.each([
    ['/checkout', document('/checkout?step=1')],
    ['the page of saved cards', document('/account/payment-methods')],
    ['the router’s data of checkout', data('/checkout?_rsc=a')],
  ])('no shared cache keeps %s, so that a release is the end of what it was', async (_, asked) => {
    const type = asked.isRouter ? { 'content-type': 'text/x-component' } : html;
    const from = made(200, { ...type, 'cache-control': 's-maxage=31536000' }, whole('Payment'));
    expect((await finished(asked, from)).headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['a range that a file does not have', { 'content-range': 'bytes */21184' }, 416],
    ['a condition that does not hold for a file', {}, 412],
  ])(
    '%s is no failure, whether the framework has a page for it or not',
    async (_, said, status) => {
      for (const from of [500, status]) {
        const file = made(from, { ...html, 'accept-ranges': 'bytes', ...said }, shell);
        const asked = { ...document('/pictures/logo.svg'), isConditional: true };
        expect(await finished(asked, file)).toMatchObject({
          status,
          headers: {
            ...said,
            'cache-control': 'private, no-store',
            'content-type': 'text/plain; charset=utf-8',
          },
          text: `${status}\n`,
        });
      }
    },
  );

  it.each([
    ['a document', document('/pictures/broken-1.svg')],
    ['data', data('/pictures/broken-2.svg?_rsc=a')],
  ])('a file that cannot be read is a failure, asked for as %s', async (_, asked) => {
    const said = {
      'accept-ranges': 'bytes',
      'last-modified': 'Sun, 29 Nov 2026 08:00:00 GMT',
      'content-type': 'image/svg+xml',
    };
    const answer = await finished(asked, made(500, said, 'Internal Server Error'));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const readable = made(200, said, '<svg>logo</svg>');
    expect((await finished(asked, readable)).text).toBe('<svg>logo</svg>');
  });

  it('a file is told nothing new', async () => {
    const said = { 'content-type': 'application/javascript', 'cache-control': 'public, immutable' };
    expect(await finished(document('/pictures/a.svg'), made(200, said, 'rose()'))).toEqual({
      status: 200,
      headers: said,
      text: 'rose()',
    });
  });
});

describe('a redirect is finished', () => {
  const to = (location: string) => made(308, { ...html, location, 'cache-control': life }, shell);

  it('to the end of its chain, without a body', async () => {
    const follow: Finishing['follow'] = () =>
      Promise.resolve({ location: '/c/sympathy', temporary: false });
    const answer = await finished(document('/c/funeral'), to('/c/wreaths'), { follow });
    expect([answer.status, answer.headers.location, answer.headers['content-type']]).toEqual([
      308,
      '/c/sympathy',
      undefined,
    ]);
    expect([answer.headers['cache-control'], answer.text]).toEqual([
      'public, max-age=0, s-maxage=3600',
      null,
    ]);
  });

  const circle = { follow: () => Promise.resolve(null) };

  it('in a circle to the page of what is not there', async () => {
    const answer = await finished(document('/c/a'), to('/c/b'), circle);
    expect([answer.status, answer.headers.location, answer.headers['content-type']]).toEqual([
      404,
      undefined,
      html['content-type'],
    ]);
    expect(answer.text).toContain('The page of page');
  });

  it('in a circle to nothing for the router, so that the browser loads the document', async () => {
    const answer = await finished(data('/c/a?_rsc=a'), to('/c/b'), circle);
    expect([answer.status, answer.headers.location, answer.text]).toEqual([404, undefined, null]);
  });

  it("of a handler is the handler's own", async () => {
    const answer = await finished(document('/api/anything'), to('/c/b'));
    expect([answer.status, answer.headers.location]).toEqual([308, '/c/b']);
  });
});

describe('what the framework tells of its cache', () => {
  const told = { 'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1' };
  it.each<[string, PageRequest, FrameworkAnswer, Finishing['env'], string | undefined]>([
    ['a page', document('/'), made(200, { ...html, ...told }, whole('Home')), atShop, 'HIT'],
    [
      'a page in production',
      document('/'),
      made(200, { ...html, ...told }, whole('At home')),
      inProduction,
      undefined,
    ],
    [
      'a redirect in production',
      document('/c/a'),
      made(308, { location: '/c/b', ...told }),
      inProduction,
      undefined,
    ],
    [
      'a failure in production',
      document('/c/a'),
      made(500, { ...html, ...told }, shell),
      inProduction,
      undefined,
    ],
    [
      'a handler in production',
      document('/api/health'),
      made(200, { 'content-type': 'application/json', ...told }, '{}'),
      inProduction,
      undefined,
    ],
    [
      'router data in production',
      data('/?_rsc=a'),
      made(200, { 'content-type': 'text/x-component', ...told }, '0:{}'),
      inProduction,
      undefined,
    ],
  ])('with %s', async (_, asked, from, env, expected) => {
    const { headers } = await finished(asked, from, { env });
    expect(headers['x-nextjs-cache']).toBe(expected);
  });
});

describe('an address without a page', () => {
  it('is a whole 404 that is kept for a minute', async () => {
    const answer = await missingAnswer(document('/p/1/none'), finishing());
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      404,
      'public, max-age=0, s-maxage=60',
    ]);
    expect(await textOf(answer)).toContain('The page of item');
  });

  it.each(['/account/%', '/orderConfirmation/%', '/order/%'])(
    'is kept by nobody at %s, where what there is depends on who asks (decision 194)',
    async (url) => {
      const answer = await missingAnswer(document(url), finishing());
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
    },
  );

  it('is kept by nobody while it is empty, for the page that says so could not be read', async () => {
    const nothing = { ...finishing(), wholePage: () => Promise.resolve(null) };
    const answer = await missingAnswer(document('/p/1/none'), nothing);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
  });

  it('is nothing for the router', async () => {
    const answer = await missingAnswer(data('/p/1/none?_rsc=a'), finishing());
    expect([answer.status, answer.headers['cache-control'], answer.text]).toEqual([
      404,
      'private, no-store',
      null,
    ]);
  });
});
