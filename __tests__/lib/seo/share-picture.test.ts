/** @jest-environment node */
import sharp from 'sharp';
import { cutPicture } from '@/lib/seo/cut-picture.server';
import { shareAddress, shareSource } from '@/lib/seo/share-picture';

describe('shared pictures', () => {
  it.each([
    ['/pictures/products/100101.webp', '/pictures/og/products/100101.jpg'],
    ['/pictures/products/100101-1200.webp', '/pictures/og/products/100101.jpg'],
    ['/pictures/home/hero-wide-1920.webp', '/pictures/og/home/hero-wide.jpg'],
    ['/pictures/home/hero-wide-2400.webp', '/pictures/og/home/hero-wide.jpg'],
    ['/pictures/og/lilac-and-loam.jpg', '/pictures/og/lilac-and-loam.jpg'],
    [
      '//images.ctfassets.net/s/a/rose.jpg?w=300',
      'https://images.ctfassets.net/s/a/rose.jpg?w=1200&h=630&fit=fill&fm=jpg&q=80',
    ],
    [
      'http://images.ctfassets.net/s/a/rose.jpg',
      'https://images.ctfassets.net/s/a/rose.jpg?w=1200&h=630&fit=fill&fm=jpg&q=80',
    ],
    ['https://pictures.example/rose.jpg', 'https://pictures.example/rose.jpg'],
  ])('%s is shared as %s', (url, expected) => {
    expect(shareAddress(url)).toBe(expected);
  });

  it.each([
    [['..', '..', 'package.json']],
    [['products', '..', 'x.jpg']],
    [['products', '100101.webp']],
    [['products', '%2e%2e.jpg']],
    [['a', 'b', 'c', 'd.jpg']],
    [[]],
  ])('%j is no picture', (parts) => {
    expect(shareSource(parts)).toBeNull();
  });

  it.each([[['products', '100101.jpg']], [['home', 'delivery.jpg']]])(
    '%j is cut to 1200 × 630 as JPEG',
    async (parts) => {
      const bytes = await cutPicture(parts);
      expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      expect(await cutPicture(parts)).toBe(bytes);
    },
  );

  it('is nothing for a picture that there is not', async () => {
    expect(await cutPicture(['products', 'no-such-product.jpg'])).toBeNull();
  });

  it('is cut once for 200 who ask at once, and another does not wait for 200 cuts', async () => {
    const [first, ...others] = await Promise.all([
      ...Array.from({ length: 200 }, () => cutPicture(['products', '100221.jpg'])),
      cutPicture(['products', '100222.jpg']),
    ]);
    const other = others.pop();
    expect(first?.length).toBeGreaterThan(1000);
    // The very same bytes in memory: a second cut would be another buffer.
    expect(others.every((bytes) => bytes === first)).toBe(true);
    expect([other === first, other === null]).toEqual([false, false]);
  });
});
