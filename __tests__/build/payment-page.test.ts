/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBaseline } from '@/scripts/payment-page/baseline';
import { ownersDocument } from '@/scripts/payment-page/document';
import { asSent } from '@/lib/http/compile-hint';
import { takeInventory, readSourceMaps, writeInventory } from '@/scripts/payment-page/inventory';
import { loadsOnly, partOf } from '@/scripts/payment-page/module-part';
import { signPage, watchPage } from '@/scripts/payment-page/watch';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payment-page-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (name: string, text: string) => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
};

const source = (path: string) => `turbopack:///[project]/${path}`;
const page = {
  clientModules: { a: { chunks: ['/_next/static/immutable/chunks/island.js'] } },
  entryJSFiles: {
    '[project]/app/(secure)/checkout/page': [
      'static/immutable/chunks/page.js',
      'static/immutable/chunks/page.css',
    ],
  },
};
/** The manifest of the page where cards are saved, with the scripts it begins with. */
const putAccount = (...scripts: string[]) =>
  put(
    'server/app/(shop)/account/[page]/page_client-reference-manifest.js',
    `x["/account/[page]/page"] = ${JSON.stringify({ clientModules: {}, entryJSFiles: { page: scripts } })};`,
  );

/** A build whose island loads a part later; the page where cards are saved begins with an island of its own. */
async function build(
  lateSources: readonly string[],
  accountSources: readonly string[] = [source('components/account/cards/cards-page.tsx')],
): Promise<void> {
  await putAccount('static/immutable/chunks/account.js');
  await put(
    'build-manifest.json',
    JSON.stringify({
      rootMainFiles: ['static/immutable/chunks/start.js'],
      polyfillFiles: ['static/immutable/chunks/old.js'],
    }),
  );
  await put(
    'server/app/(secure)/checkout/page_client-reference-manifest.js',
    `globalThis.__RSC = {};\nglobalThis.__RSC["/checkout/page"] = ${JSON.stringify(page)};`,
  );
  const chunks: Record<string, [string, readonly string[]]> = {
    start: ['start()', [source('node_modules/next/client/app-next.js')]],
    page: [
      'page()',
      [source('components/checkout/checkout-flow.tsx'), 'turbopack:///[turbopack]/runtime.ts'],
    ],
    island: [
      'load(["static/immutable/chunks/late.js"])',
      [source('node_modules/@base-ui/react/esm/dialog.js')],
    ],
    late: ['late()', lateSources],
    account: ['account()', accountSources],
    unreached: ['other()', [source('node_modules/left-pad/index.js')]],
  };
  for (const [name, [text, sources]] of Object.entries(chunks)) {
    await put(
      `static/immutable/chunks/${name}.js`,
      `${text}\n\n//# sourceMappingURL=${name}-map.js.map`,
    );
    await put(
      `static/immutable/chunks/${name}-map.js.map`,
      JSON.stringify({ version: 3, sources: [], sections: [{ map: { sources } }] }),
    );
  }
  await put('static/immutable/chunks/old.js', 'old()');
}

const inventory = async () => takeInventory(folder, await readSourceMaps(folder));

describe('the inventory of the payment page’s scripts', () => {
  it('has each script that can be loaded, however late, with its hash and what it is made of', async () => {
    await build([source('node_modules/braintree-web/client/index.js')]);
    const scripts = await inventory();
    expect(
      scripts.map(({ file, parts }) => [file.slice('static/immutable/chunks/'.length), ...parts]),
    ).toEqual([
      ['account.js', 'components/account'],
      ['island.js', '@base-ui/react'],
      ['late.js', 'braintree-web'],
      ['old.js', 'next'],
      ['page.js', '[turbopack]', 'components/checkout'],
      ['start.js', 'next'],
    ]);
    expect(new Set(scripts.map(({ hash }) => /^sha384-[\w+/]{64}$/.test(hash)))).toEqual(
      new Set([true]),
    );
  });

  it('says on which of the pages where cards are typed each can be loaded', async () => {
    await build([source('node_modules/braintree-web/client/index.js')]);
    const pages = Object.fromEntries(
      (await inventory()).map(({ file, pages: on }) => [file.split('/').at(-1), on]),
    );
    expect([pages['start.js'], pages['page.js'], pages['account.js']]).toEqual([
      ['/checkout', '/account/payment-methods'],
      ['/checkout'],
      ['/account/payment-methods'],
    ]);
  });

  it('fails on what nobody answers for where cards are saved, and lets its parts into no checkout', async () => {
    await build([], [source('node_modules/left-pad/index.js')]);
    await expect(inventory()).rejects.toThrow(/\/account\/payment-methods .*account\.js: left-pad/);
    await build([source('components/account/cards/cards-page.tsx')]);
    await expect(inventory()).rejects.toThrow(/\/checkout .*late\.js: components\/account/);
  });

  it('leaves the build as it is', async () => {
    await build([source('node_modules/braintree-web/client/index.js')]);
    const files = async () =>
      Promise.all(
        (await readdir(join(folder, 'static/immutable/chunks')))
          .sort()
          .map(async (name) => [
            name,
            await readFile(join(folder, 'static/immutable/chunks', name), 'utf8'),
          ]),
      );
    const before = await files();
    await inventory();
    expect([await files(), before.length]).toEqual([before, 13]);
  });

  it.each([
    [
      'a package nobody answers for',
      [source('node_modules/left-pad/index.js')],
      /late\.js: left-pad/,
    ],
    [
      'a package within one that is listed',
      [source('node_modules/braintree-web/node_modules/left-pad/index.js')],
      /late\.js: left-pad/,
    ],
    [
      'a folder of the shop that is not listed',
      [source('components/search/search-box.tsx')],
      /late\.js: components\/search/,
    ],
    ['a source from elsewhere', ['https://evil.example/x.js'], /late\.js: https:\/\/evil\.example/],
    ['nothing anybody knows', [], /late\.js: nobody knows/],
  ])('fails on %s', async (_, sources, fault) => {
    await build(sources);
    await expect(inventory()).rejects.toThrow(fault);
  });

  it.each([
    [
      '1,s=>{s.v(t=>Promise.all(["static/immutable/chunks/a.js","static/immutable/chunks/b.js"].map(t=>s.l(t))).then(()=>t(2)))},3,e=>{e.v(t=>Promise.all(["static/immutable/chunks/c.js"].map(t=>e.l(t))).then(()=>t(4)))}',
      true,
    ],
    [
      '1,s=>{s.v(t=>Promise.all(["static/immutable/chunks/a.js"].map(t=>s.l(t))).then(()=>t(2)))},3,e=>{skim()}',
      false,
    ],
    [
      '1,s=>{s.v(t=>Promise.all(["https://evil.example/a.js"].map(t=>s.l(t))).then(()=>t(2)))}',
      false,
    ],
    ['', false],
  ])('knows the bundler’s own loading by its text: %s', (modules, known) => {
    expect(
      loadsOnly(
        `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);\n\n//# sourceMappingURL=0a-b.js.map`,
      ),
    ).toBe(known);
  });

  it('is described as the list of owners says', () => {
    expect(readFileSync('docs/payment-page-scripts.md', 'utf8')).toBe(ownersDocument());
  });

  it.each([
    [source('node_modules/@braintree/uuid/dist/index.js'), '@braintree/uuid'],
    [source('node_modules/next/compiled/react-dom/client.js'), 'next'],
    [source('lib/checkout/steps.ts'), 'lib/checkout'],
    [source('platform/payments/x.ts'), 'platform/payments/x.ts'],
  ])('%s belongs to %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });
});

describe('the watch of the payment page', () => {
  const key = 'k'.repeat(32);
  let server: Server;
  let sent: { html: string; headers: Record<string, string>; files: Record<string, string> };
  let url = '';

  beforeEach(async () => {
    sent = {
      html: '<html><head><script>loader()</script><script src="/_next/static/immutable/chunks/start.js" async=""></script></head><body><a href="/cart">Cart</a></body></html>',
      headers: { 'Content-Security-Policy': "script-src 'self'", 'X-Frame-Options': 'DENY' },
      files: {
        '/_next/static/immutable/chunks/start.js': 'load(["static/immutable/chunks/late.js"])',
        '/_next/static/immutable/chunks/late.js': 'late()',
      },
    };
    server = createServer(({ url: path = '' }, response) => {
      const body = path === '/checkout' ? sent.html : sent.files[path];
      response.writeHead(
        body === undefined ? 404 : 200,
        path === '/checkout'
          ? { 'Content-Type': 'text/html', 'X-Request-Id': String(Math.random()), ...sent.headers }
          : {},
      );
      response.end(body === undefined ? '' : asSent(path, Buffer.from(body)));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/checkout`;
    await put(
      'build-manifest.json',
      JSON.stringify({ rootMainFiles: ['static/immutable/chunks/start.js'], polyfillFiles: [] }),
    );
    await put(
      'server/app/(secure)/checkout/page_client-reference-manifest.js',
      `x["/checkout/page"] = ${JSON.stringify({ clientModules: {}, entryJSFiles: {} })};`,
    );
    await putAccount();
    for (const [name, text] of Object.entries(sent.files))
      await put(name.replace('/_next/', ''), text);
    const parts = new Map(
      ['start', 'late'].map((name) => [`static/immutable/chunks/${name}.js`, ['next']]),
    );
    await writeInventory(folder, await takeInventory(folder, parts));
  });
  afterEach(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );

  const file = () => join(folder, 'baseline.json');
  const sign = () =>
    signPage(
      { url, keys: [key, undefined], file: file() },
      join(folder, 'payment-page-scripts.json'),
      '2026-11-23T12:00:00Z',
    );
  const watch = (signedWith = key, before?: string) =>
    watchPage({ url, keys: [signedWith, before], file: file() });

  it('is quiet while the page is sent as it was signed', async () => {
    expect([await sign(), await watch()]).toEqual([[], []]);
    const { received } = openBaseline(await readFile(file(), 'utf8'), [key, undefined]);
    expect(Object.keys(received.scripts)).toEqual([
      '/_next/static/immutable/chunks/start.js',
      '/_next/static/immutable/chunks/late.js',
    ]);
  });

  const markup = (planted: string) => () => {
    sent.html = sent.html.replace('<a ', `${planted}<a `);
  };
  it.each<[string, () => void, RegExp]>([
    ['an inline script', markup('<script>skim()</script>'), /^inline script sha384-\S+ is new$/],
    [
      'a script of another site',
      markup('<script src="https://evil.example/x.js"></script>'),
      /^script https:\/\/evil\.example\/x\.js is new: elsewhere$/,
    ],
    [
      'a frame',
      markup('<iframe src="https://evil.example/card"></iframe>'),
      /^element <iframe src="https:\/\/evil\.example\/card"> is new$/,
    ],
    [
      'a handler',
      markup('<img src="/a.png" onerror="skim()">'),
      /^element <img .*onerror="skim\(\)"> is new$/,
    ],
    [
      'an order to the browser',
      markup('<meta http-equiv="refresh" content="0;url=https://evil.example">'),
      /^element <meta http-equiv/,
    ],
    [
      'a header',
      () => {
        sent.headers.Link = '<https://evil.example/x.js>; rel=modulepreload';
      },
      /^header link is new: /,
    ],
    [
      'a wider policy',
      () => {
        sent.headers['Content-Security-Policy'] = "script-src 'self' https://evil.example";
      },
      /^header content-security-policy was script-src 'self' and is /,
    ],
    [
      'a header less',
      () => {
        delete sent.headers['X-Frame-Options'];
      },
      /^header x-frame-options is missing$/,
    ],
    [
      'another script',
      () => {
        sent.files['/_next/static/immutable/chunks/start.js'] += ';skim()';
      },
      /^script \/_next\/static\/immutable\/chunks\/start\.js was sha384-\S+ and is /,
    ],
    [
      'another script that comes later',
      () => {
        sent.files['/_next/static/immutable/chunks/late.js'] = 'skim()';
      },
      /^script \/_next\/static\/immutable\/chunks\/late\.js was /,
    ],
  ])('says that %s was planted', async (_, plant, fault) => {
    await sign();
    plant();
    expect(await watch()).toEqual([expect.stringMatching(fault)]);
  });

  it('signs no script the build has not made', async () => {
    sent.files['/_next/static/immutable/chunks/late.js'] = 'skim()';
    expect(await sign()).toEqual([
      'script /_next/static/immutable/chunks/late.js is none of this build',
    ]);
    await expect(watch()).rejects.toThrow(/ENOENT/);
  });

  it('takes no baseline of another key, or changed by hand', async () => {
    await sign();
    await expect(watch('x'.repeat(32))).rejects.toThrow('not signed with this key');
    expect(await watch('x'.repeat(32), key)).toEqual([]);
    await writeFile(file(), (await readFile(file(), 'utf8')).replace('DENY', 'NONE'));
    await expect(watch()).rejects.toThrow('not signed with this key');
  });

  it('cannot say anything of a page that does not answer', async () => {
    await sign();
    delete sent.files['/_next/static/immutable/chunks/late.js'];
    await expect(watch()).rejects.toThrow(/late\.js answers 404/);
  });
});
