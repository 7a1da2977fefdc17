import { leansOf, onRegionMap } from '@/lib/stores/region';
import { storeAddresses } from '@/platform/stock/places/stores';

it.each([
  ['none', [], []],
  ['one', [{ x: 40, y: 50 }], [0]],
  [
    'two apart',
    [
      { x: 40, y: 50 },
      { x: 50, y: 50 },
    ],
    [0, 0],
  ],
  [
    'two above each other',
    [
      { x: 40, y: 20 },
      { x: 40, y: 50 },
    ],
    [0, 0],
  ],
  [
    'two near each other',
    [
      { x: 40, y: 50 },
      { x: 44, y: 51 },
    ],
    [-20, 20],
  ],
  [
    'the eastern one first',
    [
      { x: 44, y: 51 },
      { x: 40, y: 50 },
    ],
    [20, -20],
  ],
  [
    'two in one place',
    [
      { x: 44, y: 51 },
      { x: 44, y: 51 },
    ],
    [-20, 20],
  ],
  [
    'three in a row',
    [
      { x: 40, y: 50 },
      { x: 44, y: 50 },
      { x: 48, y: 50 },
    ],
    [-20, 0, 20],
  ],
  ['one beyond the edges', [null, { x: 44, y: 51 }, { x: 40, y: 50 }], [0, 20, -20]],
] as const)('leans pins apart: %s', (_, places, leans) => {
  expect(leansOf(places)).toEqual(leans);
});

/** What a phone of 390 px shows: a map of 358 by 239 px, pins of 34 by 53, their heads' middles 34 above their points. */
const map = { width: 358, height: 239 };
const head = { width: 31, above: 34 };

it('shows the whole head of every store of the shop on a phone', () => {
  const places = storeAddresses.map(({ xp }) => {
    const { Location } = xp as { Location?: { lat: number; lng: number } };
    return Location ? onRegionMap(Location) : null;
  });
  const leans = leansOf(places);
  const heads = places.flatMap((place, index) => {
    if (!place) return [];
    const turn = ((leans[index] ?? 0) * Math.PI) / 180;
    return [
      {
        x: (place.x / 100) * map.width + head.above * Math.sin(turn),
        y: (place.y / 100) * map.height - head.above * Math.cos(turn),
      },
    ];
  });
  expect(heads.length).toBeGreaterThan(5);
  const distances = heads.flatMap((one, index) =>
    heads.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(head.width);
});
