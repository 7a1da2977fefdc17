/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { keptFile, keptText, passingText } from '@/lib/cache/finished-text';

const page = `<!doctype html>${'<p>Lilac</p>'.repeat(300)}`;

describe('finished texts', () => {
  it('are made once per content: equal text, equal object', () => {
    expect(keptText(page)).toBe(keptText(`${page}`));
    expect(keptText(`${page}!`)).not.toBe(keptText(page));
    expect(keptText(page).etag).not.toBe(keptText(`${page}!`).etag);
  });

  it('give back their bytes after decompression', async () => {
    const compressed = await keptText(page).encoded('br');
    expect(compressed && brotliDecompressSync(compressed).toString()).toBe(page);
    expect(compressed?.byteLength).toBeLessThan(200);
  });

  it('derive each thing once', () => {
    const make = jest.fn((text: string) => text.slice(0, 5));
    const text = keptText(`${page}derived`);
    expect([
      text.derived('head', make),
      text.derived('head', make),
      make.mock.calls.length,
    ]).toEqual(['<!doc', '<!doc', 1]);
  });

  it('know a file by its path and version, compressed hard when it never changes', () => {
    const body = Buffer.from(page);
    expect(keptFile('/_next/static/a.js', 'monday', () => body)).toBe(
      keptFile('/_next/static/a.js', 'monday', () => body),
    );
    expect(keptFile('/robots.txt', 'tuesday', () => body)).not.toBe(
      keptFile('/robots.txt', 'monday', () => body),
    );
    expect([
      keptFile('/_next/static/a.js', 'monday', () => body).reuse,
      keptFile('/robots.txt', 'monday', () => body).reuse,
    ]).toEqual(['for-ever', 'until-changed']);
  });

  it('keep nothing of an answer made for one visitor', () => {
    expect([
      passingText(page).etag,
      passingText(page).reuse,
      passingText(page) === passingText(page),
    ]).toEqual(['', 'never', false]);
    expect(passingText('short').encoded('br')).toBeNull();
  });
});
