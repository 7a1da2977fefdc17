import { asSent, compileHint } from '@/lib/http/compile-hint';

describe('a file of the build as it is sent', () => {
  const body = Buffer.from('run();');

  it('begins with one line of comment when it is a script, and is the same after it', () => {
    const sent = asSent('/_next/static/immutable/chunks/0a-b.js', body).toString();
    expect(sent).toBe(`${compileHint}run();`);
    expect(compileHint).toMatch(/^\/\/[^\n]*\n$/);
  });

  it.each([
    '/_next/static/immutable/chunks/0a-b.css',
    '/_next/static/immutable/chunks/0a-b.js.map',
    '/_next/static/media/font.woff2',
    '/pictures/logo.svg',
    '/a.js',
    '/sitemaps/chunks/a.js',
  ])('%s is sent as it is', (path) => {
    expect(asSent(path, body)).toBe(body);
  });
});
