/** @jest-environment node */
import { isCutByParameters, pictureAt, secureAddress } from '@/lib/catalogue/picture';

describe('pictures', () => {
  it.each([
    ['/pictures/home/hero.webp', '/pictures/home/hero-800.webp'],
    [
      '//images.ctfassets.net/s/a/rose.jpg',
      'https://images.ctfassets.net/s/a/rose.jpg?w=800&fm=webp&q=78',
    ],
    [
      'http://images.eu.ctfassets.net/s/a/rose.jpg?x=1',
      'https://images.eu.ctfassets.net/s/a/rose.jpg?x=1&w=800&fm=webp&q=78',
    ],
    [
      'http://127.0.0.1:4700/content/images/s/a/u/rose.webp',
      'http://127.0.0.1:4700/content/images/s/a/u/rose.webp?w=800&fm=webp&q=78',
    ],
    ['https://pictures.example/rose.jpg', 'https://pictures.example/rose.jpg'],
    ['//downloads.ctfassets.net/s/a/rose.jpg', 'https://downloads.ctfassets.net/s/a/rose.jpg'],
    ['http://assets.eu.ctfassets.net/s/a/rose.jpg', 'https://assets.eu.ctfassets.net/s/a/rose.jpg'],
  ])('%s is shown 800 pixels wide as %s', (url, expected) => {
    expect(pictureAt(url, 800)).toBe(expected);
  });

  it.each([
    ['http://images.ctfassets.net/a', 'https://images.ctfassets.net/a', true],
    ['//images.us.ctfassets.net/a', 'https://images.us.ctfassets.net/a', false],
    ['http://images.us.ctfassets.net/a', 'http://images.us.ctfassets.net/a', false],
    ['http://assets.ctfassets.net/a', 'https://assets.ctfassets.net/a', false],
    ['http://downloads.eu.ctfassets.net/a', 'https://downloads.eu.ctfassets.net/a', false],
    [
      'http://images.ctfassets.net@evil.example/a',
      'http://images.ctfassets.net@evil.example/a',
      false,
    ],
    ['http://images.ctfassets.net.example/a', 'http://images.ctfassets.net.example/a', false],
    [
      'http://shop@evil.example/content/images/a',
      'http://shop@evil.example/content/images/a',
      false,
    ],
    ['/content/images/a', '/content/images/a', false],
  ])('%s is %s, cut by the images API: %s', (url, secure, isCut) => {
    expect([secureAddress(url), isCutByParameters(url)]).toEqual([secure, isCut]);
  });
});
