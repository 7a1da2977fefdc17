/** @jest-environment node */
import type { FactAttribute } from '@/lib/catalogue/product/fact-labels';
import type { ProductRecord } from '@/lib/search/record';
import { listed } from '@/__tests__/platform/stock/fixture';

type Facet = FactAttribute | 'Brand' | 'HandlingFee';

/** The two aisles in which each filter must be worth opening. */
const aisles: [facet: Facet, ...categories: [string, string]][] = [
  ['BloomTiming', 'OutdoorPlants_Perennials', 'OutdoorPlants_Shrubs'],
  ['Brand', 'GardenSupplies', 'HomeGifts'],
  ['Collection', 'OutdoorPlants_Perennials', 'GardenSupplies_Containers'],
  ['ContainerVolume', 'OutdoorPlants_Perennials', 'GardenSupplies_Containers'],
  ['HandlingFee', 'OutdoorPlants_Trees', 'GardenSupplies_Hardscape'],
  ['HardinessZone', 'OutdoorPlants_Shrubs', 'OutdoorPlants'],
  ['HardscapeColor', 'GardenSupplies_Hardscape_Pavers', 'GardenSupplies_Hardscape_Edging'],
  ['HardscapeStyle', 'GardenSupplies_Hardscape_Pavers', 'GardenSupplies_Hardscape_Edging'],
  ['LightLevel', 'IndoorPlants', 'OutdoorPlants_Perennials'],
  ['Material', 'GardenSupplies_Containers', 'HomeGifts'],
  ['MatureHeight', 'OutdoorPlants_Perennials', 'OutdoorPlants_Trees'],
  ['MatureWidth', 'OutdoorPlants_Perennials', 'OutdoorPlants_Shrubs'],
  ['StyleForm', 'OutdoorPlants_Shrubs', 'GardenSupplies_Containers'],
];

const valuesOf = (record: ProductRecord, facet: Facet): string[] => [record[facet] ?? []].flat();

describe('the facets', () => {
  it.each(
    aisles.flatMap(([facet, ...categories]) =>
      categories.map((category) => [facet, category] as const),
    ),
  )('%s has four values and twenty products in %s', (facet, category) => {
    const filled = listed.filter(
      (record) => record.CategoryIDs.includes(category) && valuesOf(record, facet).length > 0,
    );
    expect(filled.length).toBeGreaterThanOrEqual(20);
    expect(
      new Set(filled.flatMap((record) => valuesOf(record, facet))).size,
    ).toBeGreaterThanOrEqual(4);
  });

  it('speak of hardiness only in zones', () => {
    const zones = listed.flatMap((record) => valuesOf(record, 'HardinessZone'));
    expect(zones.filter((zone) => !/^Zone [2-9]$/.test(zone))).toEqual([]);
  });
});

describe('the maker to search for', () => {
  it('is every brand but the shop’s own, so that its name does not find half the shop', () => {
    const own = listed.filter(({ Brand }) => Brand === 'Lilac & Loam');
    const others = listed.filter(({ Brand }) => Brand !== undefined && Brand !== 'Lilac & Loam');
    expect([own.length > 100, own.filter(({ Maker }) => Maker !== undefined)]).toEqual([true, []]);
    expect([others.length > 50, others.filter(({ Brand, Maker }) => Maker !== Brand)]).toEqual([
      true,
      [],
    ]);
  });
});
