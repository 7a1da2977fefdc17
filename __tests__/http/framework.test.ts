/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  buildFiles,
  cacheHeader,
  clientManifestOf,
  formReplay,
  inlineCalls,
  isFrameworkHeader,
  isInnerHeader,
  readBuildManifest,
  readClientManifest,
  routerHeader,
  routerKey,
} from '@/lib/core/framework';
import { compileHint } from '@/lib/http/compile-hint';
import { inlineStyles } from '@/lib/answers/finish-document';
import { inlineScripts } from '@/lib/security/inline-scripts';
import { addresses } from './support/catalogue';
import { request } from './support/request';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** What the router gets for a page: the framework sends it on once, to the address with its own key. */
async function routerData(path: string) {
  const first = await request(path, { headers: { [routerHeader]: '1' } });
  return first.headers.location
    ? request(first.headers.location, { headers: { [routerHeader]: '1' } })
    : first;
}

describe('what the shop knows of the framework’s output is so', () => {
  it('headers of a kept page, and none that an answer should not have', async () => {
    const { headers } = await request('/');
    expect(headers[cacheHeader]).toMatch(/^(HIT|STALE|MISS)$/);
    expect(
      Object.keys(headers)
        .filter((name) => name.includes('next'))
        .every(isFrameworkHeader),
    ).toBe(true);
    expect(
      Object.keys(headers).filter((name) => isInnerHeader(name) && !isFrameworkHeader(name)),
    ).toEqual([]);
  });

  it('every form of inline script is met, and no other', async () => {
    const { own, foreign } = inlineScripts((await request((await addresses()).product)).body);
    expect([
      foreign,
      own.filter((text) => text === formReplay).length,
      ...inlineCalls.map(({ call }) => own.some((text) => call.test(text))),
    ]).toEqual([[], 1, true, true]);
  });

  it('the router’s request has its header and its key, and gets data', async () => {
    const { headers } = await request('/', { headers: { [routerHeader]: '1' } });
    expect([headers.location, (await routerData('/')).headers['content-type']]).toEqual([
      `/?${routerKey}`,
      'text/x-component',
    ]);
  });
});

describe('the release', () => {
  const told = 'x-nextjs-deployment-id';
  let release = '';
  beforeAll(async () => {
    release = await readFile('.build/release', 'utf8');
  });

  it('is named by every document, kept or not, and by what the router gets, which compares the two', async () => {
    expect(release).toMatch(/^[0-9a-f]{16}$/);
    for (const path of ['/', '/', (await addresses()).product, '/checkout', '/search?query=rose'])
      expect([
        path,
        /<html[^>]* data-dpl-id="([^"]*)"/.exec((await request(path)).body)?.[1],
      ]).toEqual([path, release]);
    expect((await routerData('/')).headers[told]).toBe(release);
  });

  it('is in no address of a file, for files are the same in every release that has them', async () => {
    const { body } = await request((await addresses()).product);
    const files = [...body.matchAll(/\/_next\/static\/[^"')\\]+/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !/^\/_next\/static\/immutable\/[\w.~/-]+$/.test(file))).toEqual(
      [],
    );
  });
});

describe('the style sheet', () => {
  it('stands in every kind of document, once, is in its policy, and asks for nothing', async () => {
    const { category, product } = await addresses();
    for (const path of [
      '/',
      category,
      product,
      '/cart',
      '/checkout',
      '/search?query=rose',
      '/no-such-page',
    ]) {
      const { headers, body } = await request(path);
      const [sheet = '', ...more] = inlineStyles(body);
      expect([
        path,
        sheet.includes('src:url(/_next/static/immutable/media/'),
        /url\(["']?\./.test(sheet),
        more,
      ]).toEqual([path, true, false, []]);
      expect([
        path,
        body.split(sheet).length - 1,
        body.split('@font-face').length,
        sheet.split('@font-face').length,
      ]).toEqual([path, 1, sheet.split('@font-face').length, sheet.split('@font-face').length]);
      expect(String(headers['content-security-policy'])).toMatch(
        new RegExp(`style-src [^;]*'sha256-${hashOf(sheet).replaceAll(/[+/]/g, '\\$&')}'`),
      );
      const links = [...body.matchAll(/<link(?=[^>]*stylesheet)[^>]*>/g)].map(([link]) => link);
      expect([
        path,
        links.length,
        links.every((link) =>
          link.startsWith(`<link disabled="" media="not all" rel="stylesheet" href="${buildFiles}`),
        ),
      ]).toEqual([path, 1, true]);
    }
  });

  it('is not in what the router gets for a page', async () => {
    for (const path of ['/', (await addresses()).product])
      expect([path, (await routerData(path)).body.includes('@font-face')]).toEqual([path, false]);
  });
});

it('the build names every script that the document of checkout does', async () => {
  const named = readClientManifest(
    await readFile(`.next/${clientManifestOf('(secure)/checkout')}`, 'utf8'),
  );
  const { rootMainFiles, polyfillFiles } = readBuildManifest(
    await readFile('.next/build-manifest.json', 'utf8'),
  );
  const known = new Set([...named, ...rootMainFiles, ...polyfillFiles]);
  const sources = [
    ...(await request('/checkout')).body.matchAll(/<script src="\/_next\/([^"]+)"/g),
  ];
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter(([, file = '']) => !known.has(file))).toEqual([]);
});

it('a document asks for its largest picture before its scripts, and for no font ahead of its text', async () => {
  const { category, product } = await addresses();
  for (const path of ['/', category, product]) {
    const { body } = await request(path);
    const [picture, script] = ['<link rel="preload" as="image"', '<script src='].map((text) =>
      body.indexOf(text),
    );
    expect([path, picture! > 0 && picture! < script!, /as="font"/.test(body)]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

it('no page has the style sheet asked for a second time by a header', async () => {
  for (const path of ['/search?query=rose', '/c/flowers'])
    expect([path, (await request(path)).headers.link ?? null]).toEqual([path, null]);
});

it('a script of the build is sent with the line that has it compiled while it arrives, and unchanged after it', async () => {
  const [, script = ''] =
    /<script src="(\/_next\/static\/immutable\/chunks\/[^"]+\.js)" async/.exec(
      (await request('/')).body,
    ) ?? [];
  const { body } = await request(script);
  const built = await readFile(script.replace('/_next/', '.next/'), 'utf8');
  expect(body === compileHint + built).toBe(true);
});

it('a source map is for nobody, though the build has it', async () => {
  const [, script = ''] =
    /<script src="(\/_next\/static\/immutable\/chunks\/[^"]+\.js)" async/.exec(
      (await request('/')).body,
    ) ?? [];
  const [, map = ''] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec((await request(script)).body) ?? [];
  expect(map).toMatch(/\.map$/);
  expect((await request(script.replace(/[^/]+$/, map))).status).toBe(404);
});
