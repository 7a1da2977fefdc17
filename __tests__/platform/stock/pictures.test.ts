/** @jest-environment node */
import { housePictures } from '@/platform/stock/pictures/house-pictures';
import { pictureRequests } from '@/platform/stock/picture-requests';
import { products, records, stock } from './fixture';

const requests = pictureRequests();
const wanted = new Set([...requests, ...housePictures].map(({ name }) => `/pictures/${name}.webp`));

describe('the pictures of the stock', () => {
  it('are asked for once each, seven hundred and twenty at most', () => {
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
    expect(requests.length).toBeLessThanOrEqual(720);
  });

  it('are all asked for that anything shows', () => {
    const shown =
      JSON.stringify([stock.commerce, stock.search, stock.content]).match(
        /\/pictures\/[a-z0-9/-]+\.webp/gi,
      ) ?? [];
    expect(shown.length).toBeGreaterThan(600);
    expect([...new Set(shown)].filter((url) => !wanted.has(url))).toEqual([]);
  });

  it('are named by their product and described in words', () => {
    for (const { ID, xp } of products.filter((product) => !product.xp.IsWorkShopEvent)) {
      const { url = '', title = '' } = xp.Contentful?.Images?.List ?? {};
      expect([
        `/pictures/products/${ID}.webp`,
        `/pictures/products/${xp.ProductCode}.webp`,
        `/pictures/products/${xp.ProductCode}-${ID.split('-').at(-1)}.webp`,
      ]).toContain(url);
      expect(title.length).toBeGreaterThan(5);
    }
    expect(records.filter(({ Image, ImageAlt }) => !Image || !ImageAlt)).toEqual([]);
  });

  it('show one thing each: no scene is asked for under two product names', () => {
    const scenes = requests
      .filter(({ name, view }) => name.startsWith('products/') && !view)
      .map(({ scene }) => JSON.stringify(scene));
    expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
  });
});
