/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { setClock } from '@/lib/core/clock';
import { createLastGood } from '@/server/last-good';
import { pageKey } from '@/server/page-key';

const textOf = (html: string, etag = html) => ({ etag, encoded: () => Promise.resolve(brotliCompressSync(html)) });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const hour = 3600 * 1000;

describe('what pages are told apart by', () => {
  it.each([
    ['/', '/'],
    ['//evil.example%2f..', '//evil.example%2f..'],
    ['/c/flowers', '/c/flowers'],
    ['/c/flowers/', '/c/flowers'],
    ['/c/flowers?page=2', '/c/flowers page=2'],
    ['/c/flowers/roses?page=2&c=red', '/c/flowers/roses c=red page=2'],
    ['/c/flowers?utm_source=mail', '/c/flowers'],
    ['/p/100310/sunday-best', '/p/100310'],
    ['/p/100310/another-title?queryid=abc&categorypage=true', '/p/100310'],
    ['/p/100310', '/p/100310'],
    ['/p/100310?v=100310-2', '/p/100310 v=100310-2'],
    ['/event-calendar?category=workshops&month=2026-12', '/event-calendar month=2026-12 category=workshops'],
    ['/information/resource-hub?tag=roses', '/information/resource-hub tag=roses'],
    ['/customer-service/on-sale-this-week?page=2', '/customer-service/on-sale-this-week page=2'],
    ['/customer-service/on-sale-this-week?category=Roses', null],
    ['/customer-service/frequently-asked-questions?color=Red', '/customer-service/frequently-asked-questions'],
    ['/c/flowers?color=Red', null],
    ['/c/flowers?page=2&sort=name', null],
    ['/c/flowers?price=10-20', null],
  ])('%s', (url, key) => {
    expect(pageKey(url)).toBe(key);
  });
});

describe('documents sent before', () => {
  afterEach(() => setClock(null));

  it('serves what was sent last for the same page, under any of its addresses', async () => {
    const pages = createLastGood();
    pages.keep('/p/100310/sunday-best', textOf('first'));
    await settled();
    pages.keep('/p/100310', textOf('second'));
    await settled();
    expect(await pages.of('/p/100310/sunday-best?queryid=1')).toBe('second');
    expect(await pages.of('/p/100311')).toBeNull();
  });

  it('compresses a text once, however often it is sent', async () => {
    const pages = createLastGood();
    const encoded = jest.fn(() => Promise.resolve(brotliCompressSync('one')));
    for (let sent = 0; sent < 3; sent += 1) {
      pages.keep('/', { etag: 'same', encoded });
      await settled();
    }
    expect(encoded).toHaveBeenCalledTimes(1);
  });

  it('for a day after it was sent last, and not longer', async () => {
    const pages = createLastGood();
    const start = Date.parse('2026-05-04T12:00:00Z');
    setClock(new Date(start));
    pages.keep('/', textOf('home'));
    await settled();
    setClock(new Date(start + 20 * hour));
    pages.keep('/', textOf('home'));
    setClock(new Date(start + 43 * hour));
    expect(await pages.of('/')).toBe('home');
    setClock(new Date(start + 45 * hour));
    expect(await pages.of('/')).toBeNull();
  });

  it('keeps no refined list, and forgets what was unused longest when memory ends', async () => {
    const size = brotliCompressSync('aaaa').byteLength;
    const pages = createLastGood(2 * size);
    pages.keep('/c/flowers?color=Red', textOf('red'));
    for (const [path, html] of [['/a', 'aaaa'], ['/b', 'bbbb'], ['/c', 'cccc']] as const) {
      pages.keep(path, textOf(html));
      await settled();
    }
    expect(await pages.of('/c/flowers?color=Red')).toBeNull();
    expect([await pages.of('/a'), await pages.of('/b'), await pages.of('/c')]).toEqual([null, 'bbbb', 'cccc']);
  });
});
