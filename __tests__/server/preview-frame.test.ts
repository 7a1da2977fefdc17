/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { openFront } from './open-front';

const key = 'the-key-of-this-build';
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: jest.fn(),
}));
jest.mocked(readFileSync).mockReturnValue(JSON.stringify({ preview: { previewModeId: key } }));

const editors = 'https://app.contentful.com https://app.eu.contentful.com';
let front: Awaited<ReturnType<typeof openFront>>;
beforeAll(async () => {
  front = await openFront((request, response) => {
    const isGone = request.url?.startsWith('/information/gone');
    response.statusCode = isGone ? 404 : 200;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 's-maxage=3600');
    response.end('<!DOCTYPE html><html lang="en"><head></head><body><h1>Home</h1></body></html>');
    return Promise.resolve();
  });
});
afterAll(() => front.close());

/** Who may frame a page, by either header, and who may keep it. */
async function framing(path: string, cookie?: string) {
  const { headers } = await fetch(`http://127.0.0.1:${front.port}${path}`, {
    headers: cookie === undefined ? {} : { cookie },
  });
  const policy = headers.get('content-security-policy') ?? '';
  return {
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    options: headers.get('x-frame-options'),
    kept: headers.get('cache-control'),
  };
}

describe('who may show the shop in a frame', () => {
  it('is the content service’s editor for a browser that sees drafts, and nobody keeps it', async () => {
    for (const path of ['/', '/information/about', '/information/gone'])
      expect(await framing(path, `theme=dark; __prerender_bypass=${key}`)).toEqual({
        ancestors: editors,
        options: null,
        kept: 'private, no-store',
      });
  });

  it.each([
    ['a visitor', '/', undefined],
    ['a made-up cookie', '/', '__prerender_bypass=made-up'],
    ['an empty cookie', '/', '__prerender_bypass='],
    ['the checkout, in a preview too', '/checkout', `__prerender_bypass=${key}`],
    [
      'where cards are saved, in a preview too',
      '/account/payment-methods',
      `__prerender_bypass=${key}`,
    ],
  ])('is nobody for %s', async (_whom, path, cookie) => {
    expect(await framing(path, cookie)).toMatchObject({ ancestors: "'none'", options: 'DENY' });
  });

  it('is nobody again right after a preview of the same page', async () => {
    await framing('/information/about', `__prerender_bypass=${key}`);
    expect(await framing('/information/about')).toMatchObject({
      ancestors: "'none'",
      options: 'DENY',
    });
  });
});
