import { mix, shade, type Pigment } from '../drawing/colour';
import { drawHead } from '../blooms/bloom-kinds';
import { windowRoom } from '../backdrops/room';
import { asPoints, cycle, ellipse, range, stemCurve } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { contactShadow } from '../contact-shadow';
import { material, petal, petalPigments, rooms } from '../pigments';
import type { ArrangementScene, Foliage, PlantScene } from '../scene-description';
import { turnedBody } from '../vessels/turned';
import { farTrees, lawn, sky } from './outdoors';
import { bucket, bunch, planks, stand, woodenTable, type DrawPlace } from './stage';

/** A spool of ribbon with its end unrolled. */
function spool(pen: Pen, x: number, y: number, ribbon: Pigment): void {
  pen.place(x, y, {}, () => {
    const [pageX, pageY] = pen.toPage([0, 0]);
    pen.markup(contactShadow(pageX, pageY, 46 * pen.scale));
    turnedBody(
      pen,
      [
        [46, -70],
        [46, -62],
      ],
      material.oak,
      { angular: true },
    );
    turnedBody(
      pen,
      [
        [38, -62],
        [38, -8],
      ],
      ribbon,
      { angular: true },
    );
    turnedBody(
      pen,
      [
        [46, -8],
        [46, 0],
      ],
      material.oak,
      { angular: true },
    );
    pen.shape(ellipse(46, 6, { y: -70 }), shade(material.oak, 0.08));
    pen.ribbon(
      asPoints(stemCurve([30, -20], [90, -30], [84, 22], 8)),
      12,
      12,
      shade(ribbon, 0.04),
      { shadow: 3 },
    );
  });
}

/** A florist's snips. */
function snips(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () => {
    [-1, 1].forEach((side) => {
      pen.shape(
        [
          [side * 2, -20],
          [side * 16, -60],
          [side * 10, -118],
          [side * 10, -118],
          [-side * 2, -70],
        ],
        shade(material.zinc, side * -0.05),
        { shadow: 5 },
      );
      const handle = asPoints(stemCurve([side * 4, -10], [side * 34, 40], [side * 20, 110], 6));
      pen.line(handle, material.aubergine, 16);
      pen.line(handle, shade(material.aubergine, 0.12), 5);
    });
    pen.dot(0, -18, 9, material.brass, { shadow: 3 });
  });
}

const offcuts: readonly [share: number, y: number, turn: number, kind: Foliage][] = [
  [0.56, 930, 80, 'eucalyptus'],
  [0.2, 936, 100, 'ruscus'],
  [0.73, 944, 64, 'fern'],
  [0.42, 966, 96, 'eucalyptus'],
];

/** The long table: the piece in work in its middle, buckets at both ends, ribbon, snips and offcuts in front. */
export const workshopTable: DrawPlace = (
  pen,
  { width, scene: { palette, season, arrangements } },
) => {
  windowRoom(pen, { width, height: 900, ...rooms[season === 'winter' ? 'mist' : 'blush'] });
  planks(pen, -10, 690, width + 20, 320, woodenTable, 5);
  pen.rectangle(width * 0.63, 262, width * 0.34, 20, material.oak, { shadow: 9 });
  stand(pen, width * 0.69, 266, 0.4, {
    kind: 'plant',
    name: 'plant',
    habit: 'rosette',
    foliage: 'succulent',
    pot: 'terracotta',
    backdrop: 'blush',
  });
  stand(pen, width * 0.79, 266, 0.4, {
    kind: 'hardgood',
    item: 'candle',
    name: 'candle',
    palette: 'lavender',
    backdrop: 'blush',
  });
  stand(pen, width * 0.9, 266, 0.36, {
    kind: 'plant',
    name: 'plant',
    habit: 'upright',
    foliage: 'strap',
    pot: 'ceramic-belly',
    backdrop: 'blush',
  });
  bucket(
    pen,
    width * 0.14,
    800,
    0.66,
    [
      ['delphinium', 'lavender', 4],
      ['daisy', 'white', 6],
    ],
    { foliage: ['eucalyptus'] },
  );
  bucket(
    pen,
    width * 0.86,
    796,
    0.66,
    [
      ['hydrangea', 'lavender', 3],
      ['rose', palette, 5],
    ],
    { glaze: material.aubergine },
  );
  const works: readonly ArrangementScene[] = arrangements?.length
    ? arrangements
    : [
        {
          ...bunch(
            [
              ['peony', palette, 5],
              ['ranunculus', 'cream', 6],
              ['daisy', 'white', 6],
            ],
            ['eucalyptus', 'ruscus'],
          ),
          vessel: 'ceramic-belly',
        },
      ];
  works
    .slice(0, 2)
    .forEach((work, index) =>
      stand(
        pen,
        width * (works.length > 1 ? 0.39 + index * 0.24 : 0.5),
        850,
        works.length > 1 ? 0.78 : 0.98,
        work,
      ),
    );
  spool(pen, width * 0.3, 890, material.aubergine);
  spool(pen, width * 0.69, 890, material.lilac);
  snips(pen, width * 0.61, 925, 62);
  offcuts.forEach(([share, y, turn, kind]) =>
    pen.place(width * share, y, { turn }, () =>
      foliageKinds[kind].sprig(pen, 180, foliageKinds[kind].pigment),
    ),
  );
  const loose = petalPigments[palette];
  drawHead(pen, 'rose', {
    x: width * 0.25,
    y: 944,
    radius: 38,
    pigment: cycle(loose, 0),
    tilt: 0.3,
    lean: -30,
  });
  drawHead(pen, 'daisy', {
    x: width * 0.66,
    y: 962,
    radius: 36,
    pigment: petal.white,
    tilt: 0.4,
    lean: 40,
  });
  drawHead(pen, 'ranunculus', {
    x: width * 0.79,
    y: 930,
    radius: 38,
    pigment: cycle(loose, 1),
    tilt: 0.3,
    lean: 30,
  });
};

const sillPlants: readonly Omit<PlantScene, 'kind' | 'name' | 'backdrop'>[] = [
  { habit: 'upright', foliage: 'strap', pot: 'terracotta' },
  {
    habit: 'arching',
    foliage: 'strap',
    pot: 'ceramic-belly',
    bloom: { bloom: 'orchid', palette: 'white', count: 7 },
  },
  { habit: 'rosette', foliage: 'succulent', pot: 'ceramic-square' },
  { habit: 'arching', foliage: 'fern', pot: 'glazed-blue' },
  {
    habit: 'cactus',
    foliage: 'succulent',
    pot: 'terracotta',
    bloom: { bloom: 'daisy', palette: 'coral', count: 3 },
  },
];

/** The plants that are named, or five of all kinds, on a deep sill; outside, the season. */
export const windowsill: DrawPlace = (
  pen,
  { width, scene: { season, arrangements, subjects } },
) => {
  const wall = rooms.mist.wall;
  sky(pen, width, 560, season, { x: width * 0.72, y: 250, radius: 84 });
  farTrees(pen, width, 560, season, 74);
  lawn(pen, width, 548, 800, season);
  if (season === 'winter')
    range(60).forEach(() =>
      pen.dot(pen.between(0, width), pen.between(40, 760), pen.between(2, 6), material.snow, {
        opacity: 0.9,
      }),
    );
  const frame = shade(material.paper, -0.005);
  const [left, right] = [width * 0.1, width * 0.9];
  [
    [0, 0, left, 1000],
    [right, 0, width - right, 1000],
    [0, 0, width, 66],
  ].forEach(([x = 0, y = 0, w = 0, h = 0]) => pen.rectangle(x, y, w, h, wall));
  [left - 26, (left + right) / 2 - 13, right].forEach((x) =>
    pen.rectangle(x, 60, 26, 720, frame, { shadow: 6 }),
  );
  [54, 330].forEach((y) =>
    pen.rectangle(left - 26, y, right - left + 52, y === 54 ? 28 : 16, frame, { shadow: 5 }),
  );
  [-1, 1].forEach((side) => {
    const x = side < 0 ? left - 60 : right + 60;
    range(4).forEach((fold) =>
      pen.ribbon(
        [
          [x - side * fold * 34, 20],
          [x - side * (fold * 30 - 10), 420],
          [x - side * fold * 34, 800],
        ],
        46,
        54,
        mix(material.lilac, material.paper, 0.45 + (fold % 2) * 0.14),
        { shadow: 5, shadowOpacity: 0.1 },
      ),
    );
  });
  pen.rectangle(-10, 770, width + 20, 70, shade(material.oak, 0.06), { shadow: 8 });
  pen.rectangle(-10, 838, width + 20, 36, shade(material.oak, -0.06));
  pen.rectangle(-10, 874, width + 20, 126, shade(wall, -0.03));
  const work = arrangements?.[0];
  const count = work ? 4 : 5;
  range(count).forEach((index) =>
    stand(
      pen,
      left + ((right - left) * (index + 0.5)) / count,
      818 - (index % 2) * 10,
      0.62,
      work && index === 2
        ? work
        : (subjects?.[index] ?? {
            kind: 'plant',
            name: 'plant',
            backdrop: 'mist',
            ...cycle(sillPlants, index),
          }),
    ),
  );
  pen.polygon(
    [
      [left + 60, 774],
      [left + 320, 774],
      [left + 420, 838],
      [left + 130, 838],
    ],
    material.white,
    { opacity: 0.2 },
  );
};
