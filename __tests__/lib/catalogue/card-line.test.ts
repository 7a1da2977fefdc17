/** @jest-environment node */
import { cardLine, withTellingFlags, type CardFacts } from '@/lib/catalogue/product/card-line';

describe('cardLine', () => {
  it.each<[string, CardFacts, string]>([
    ['nothing', {}, ''],
    ['stems', { StemCount: 12 }, '12 stems'],
    ['one stem', { StemCount: 1, Size: ['Standard', 'Deluxe'] }, '1 stem'],
    ['stems and a vase', { StemCount: 19, Material: ['Glass'] }, '19 stems in glass'],
    [
      'one pot and its light',
      { ContainerVolume: ['6 inch'], LightLevel: ['Low'], MatureHeight: ['1 to 2 ft'] },
      '6 inch pot, low light',
    ],
    [
      'pots to choose from',
      { Size: ['6 in pot', '10 in pot'], ContainerVolume: ['6 inch', '10 inch'] },
      '6 in pot to 10 in pot',
    ],
    [
      'the heights of a cut tree, of which each is a span',
      { Size: ['5 to 6 ft', '6 to 7 ft', '7 to 8 ft'], MatureHeight: ['4 to 8 ft'] },
      '5 to 8 ft tall',
    ],
    ['a single height of a cut tree', { Size: ['6 ft'], MatureHeight: ['4 to 8 ft'] }, '6 ft tall'],
    [
      'spans in two units, each as it is',
      { Size: ['8 to 10 in', '1 to 2 ft'] },
      '8 to 10 in to 1 to 2 ft',
    ],
    ['volumes to choose from', { ContainerVolume: ['4 pound', '20 pound'] }, '4 pound to 20 pound'],
    [
      'the height of what grows outdoors before its pot',
      {
        HardinessZone: ['Zone 3'],
        ContainerVolume: ['1 gallon'],
        LightLevel: ['Full sun'],
        MatureHeight: ['2 to 4 ft'],
      },
      '2 to 4 ft tall, full sun',
    ],
    [
      'what grows outdoors and says no height',
      { HardinessZone: ['Zone 3'], ContainerVolume: ['1 gallon'], LightLevel: ['Part shade'] },
      'Part shade, 1 gallon',
    ],
    [
      'what it is made of',
      { Material: 'Soy wax', Size: ['8 oz', '16 oz'] },
      '8 oz to 16 oz, soy wax',
    ],
    ['who makes it', { Material: ['Steel'], Brand: 'Osseo Forge' }, 'Steel, by Osseo Forge'],
    ['its own brand, which says nothing', { Brand: 'Lilac & Loam' }, ''],
    ['the steps of a bouquet, which name no size', { Size: ['Standard', 'Premium'] }, ''],
    ['no stems', { StemCount: 0, ContainerVolume: ['8 quart'] }, '8 quart'],
  ])('says %s', (_, facts, line) => {
    expect(cardLine(facts)).toBe(line);
  });
});

describe('withTellingFlags', () => {
  const list = (featured: number, others: number) =>
    Array.from({ length: featured + others }, (_, index) => ({
      flags: { featured: index < featured },
    }));
  it.each([
    [1, 0, 1],
    [1, 3, 1],
    [2, 2, 0],
    [2, 8, 2],
    [3, 7, 0],
    [6, 0, 0],
    [0, 0, 0],
  ])('shows of %i featured cards beside %i others %i as featured', (featured, others, shown) => {
    expect(
      withTellingFlags(list(featured, others)).filter(({ flags }) => flags.featured),
    ).toHaveLength(shown);
  });
});
