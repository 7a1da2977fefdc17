/** @jest-environment node */
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import type { ProductRecord } from '@/lib/search/record';

const bytesOf = (record: ProductRecord) => Buffer.byteLength(JSON.stringify(record));

/** The records of a vase in so many colors, described in as many letters. */
const vases = (colors: number, letters: number): ProductRecord[] =>
  recordsFromCommerce({
    products: Array.from({ length: colors }, (_, index) => ({
      ID: `vase-${index}`,
      Name: 'Vase',
      Description: 'ä'.repeat(letters),
      Active: true,
      DefaultPriceScheduleID: 'S',
      xp: {
        ProductCode: 'vase',
        Visible: true,
        CodeB3: 'Infinite',
        SpecsOptions: { Color: `Color ${index}`, ColorVarient: `Maker’s color ${index}` },
        Contentful: {
          Images: {
            List: { url: `https://images.example/${'p'.repeat(90)}/${index}.jpg`, title: 'A vase' },
          },
        },
      },
    })),
    schedules: new Map([['S', { ID: 'S', Name: 'S', PriceBreaks: [{ Quantity: 1, Price: 10 }] }]]),
    categoryIDs: new Map(),
    categoryNames: new Map(),
    largestMarkup: 0,
    today: '2026-11-20',
  });

describe('records of the search index fit its smallest plan', () => {
  it('whatever a product is described with, and in however many colors it comes', () => {
    const sizes = vases(60, 2000).map(bytesOf);
    expect([sizes.length, Math.max(...sizes) <= 10_000]).toEqual([60, true]);
  });

  it('by showing fewer colors in lists before anything is left out of the text', () => {
    const [record] = vases(60, 100);
    expect(record?.Description).toHaveLength(100);
    expect(record?.ColorPictures?.length).toBeGreaterThan(5);
    expect(record?.ColorPictures?.length).toBeLessThan(60);
    expect(record?.ColorPictures?.[0]?.Names[0]).toBe('Color 0');
  });

  it('and are whole where they do', () => {
    const [record] = vases(5, 200);
    expect(record?.ColorPictures).toHaveLength(5);
    expect(record?.Description).toHaveLength(200);
  });
});
