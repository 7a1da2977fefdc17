import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { expandGroup, type ExpandedGroup } from '../catalogue/expand-group';
import type { FactAttribute } from '@/lib/catalogue/product/fact-labels';
import type { GroupSource } from '../catalogue/group-source';
import { syntheticName } from './synthetic-names';

const brands = [
  'Lilac & Loam',
  'Millrace',
  'Tamarack & Sons',
  'Nine Mile',
  'Ferry Street',
  'Old Depot',
  'Pine Bend',
  'Catkin',
  'Bluestem',
];

const facets: Readonly<Partial<Record<FactAttribute, readonly string[]>>> = {
  Collection: ['Classics', 'Kitchen Table', 'Glasshouse', 'Front Porch', 'Back Forty', 'Lakeside'],
  BloomTiming: ['Spring', 'Early summer', 'Midsummer', 'Fall'],
  LightLevel: ['Full sun', 'Part shade', 'Shade', 'Bright indirect', 'Low light'],
  HardinessZone: ['Zone 2', 'Zone 3', 'Zone 4', 'Zone 5'],
  Material: ['Clay', 'Stoneware', 'Cedar', 'Steel', 'Glass', 'Willow'],
};

/** First code of the products made for measuring; no product of the shop begins with 8 or 9. */
const firstCode = 800_001;

/**
 * The `index`th product for measuring: an authored one with another code, name, price, brand and facets, shown by the picture of its
 * model. It depends on nothing but its index and its model.
 */
export function syntheticGroup(
  model: GroupSource,
  index: number,
  round: number,
  position: number,
  today: ChicagoDate,
): ExpandedGroup {
  const draw = drawer(index);
  const group: GroupSource = {
    ...model,
    code: `${firstCode + index}`,
    name: syntheticName(model.name, round),
    webTitle: undefined,
    price: Math.max(3, Math.round(model.price * (0.6 + draw(90) / 100))) - 0.01,
    percentOff: draw(100) < 14 ? 5 + draw(40) : undefined,
    stock:
      draw(100) < 4
        ? { available: 0 }
        : draw(100) < 20
          ? 'unlimited'
          : { available: 3 + draw(120), safety: 2 },
    release: draw(100) < 8 ? { fromDay: -draw(27) } : undefined,
    limits: undefined,
    flagged: draw(100) < 3,
    brand: brands[draw(brands.length)],
    hidden: undefined,
    facets: Object.fromEntries(
      Object.entries(model.facets ?? {}).map(([name, value]) => {
        const values = facets[name as FactAttribute];
        return [name, values ? values[draw(values.length)] : value];
      }),
    ),
  };
  return withPicturesOf(model.code, group.code, expandGroup(group, position, today));
}

function withPicturesOf(model: string, code: string, made: ExpandedGroup): ExpandedGroup {
  const borrowed = (url: string) => url.replace(`/products/${code}`, `/products/${model}`);
  for (const record of made.records) record.Image = record.Image && borrowed(record.Image);
  for (const { xp } of made.products) {
    const images = (
      xp as { Contentful?: { Images?: { List?: { url: string }; Gallery?: { url: string }[] } } }
    ).Contentful?.Images;
    if (!images?.List) continue;
    images.List.url = borrowed(images.List.url);
    images.Gallery = [images.List];
  }
  return made;
}

/** Whole numbers from 0 up to a bound, always the same ones for the same seed (mulberry32). */
function drawer(seed: number): (below: number) => number {
  let state = (seed + 1) * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
