/** @jest-environment node */
import { pictureAsset } from '@/lib/content/picture-asset';

const kept = 'https://images.ctfassets.net/space/rose.jpg';

describe('pictureAsset', () => {
  it.each([
    ['https', kept, kept],
    ['http, forced to https', 'http://images.ctfassets.net/space/rose.jpg', kept],
    ['no scheme', '//images.ctfassets.net/space/rose.jpg', kept],
    [
      'a space of the EU',
      '//images.eu.ctfassets.net/s/r.jpg',
      'https://images.eu.ctfassets.net/s/r.jpg',
    ],
    [
      'a file too large to cut',
      '//downloads.ctfassets.net/s/r.jpg',
      'https://downloads.ctfassets.net/s/r.jpg',
    ],
    [
      'one of the EU',
      'http://assets.eu.ctfassets.net/s/r.jpg',
      'https://assets.eu.ctfassets.net/s/r.jpg',
    ],
    ['a video', '//videos.ctfassets.net/s/r.jpg', undefined],
    [
      'the stand-in that is read',
      '//127.0.0.1:4000/content/images/s/a/u/r.webp',
      'http://127.0.0.1:4000/content/images/s/a/u/r.webp',
    ],
    ['another stand-in', '//127.0.0.1:4001/content/images/s/a/u/r.webp', undefined],
    ['a picture of this site', '/pictures/home/hero.webp', '/pictures/home/hero.webp'],
    ['another host', 'http://images.ctfassets.net.evil.example/rose.jpg', undefined],
    ['another scheme', 'ftp://images.ctfassets.net/space/rose.jpg', undefined],
    ['a way out of the folder', 'http://images.ctfassets.net/../rose.jpg', undefined],
  ])('%s', (_name, url, expected) => {
    expect(pictureAsset({ title: 'Rose', file: { url, contentType: 'image/jpeg' } })?.url).toBe(
      expected,
    );
  });

  it('is no picture where the file is none', () => {
    expect(
      pictureAsset({ title: 'Rose', file: { url: kept, contentType: 'image/svg+xml' } }),
    ).toBeNull();
  });
});
