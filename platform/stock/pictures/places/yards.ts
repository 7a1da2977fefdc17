import { drawHead } from '../blooms/bloom-kinds';
import { contactShadow } from '../contact-shadow';
import { mix, shade, type Pigment } from '../drawing/colour';
import { cycle, ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { material, petal, petalPigments } from '../pigments';
import type { Bloom, Foliage, PlantScene } from '../scene-description';
import { flowerBed } from './flower-bed';
import { gardenBed } from './garden-bed';
import { pumpkin, spruce, wreath } from './glasshouse-band';
import { farTrees, gardenTree, lawn, sky } from './outdoors';
import { planks, stand, stageHeight, type DrawPlace } from './stage';

/** A folding chair from behind. */
function foldingChair(pen: Pen, x: number, y: number, size: number): void {
  const white = shade(material.paper, 0.01);
  pen.place(x, y, { scale: size }, () => {
    const [pageX, pageY] = pen.toPage([0, 0]);
    pen.markup(contactShadow(pageX, pageY, 44 * pen.scale));
    [-34, 34].forEach((leg) => {
      pen.ribbon([[leg, -196] as Point, [leg * 1.16, 0] as Point], 9, 8, shade(white, -0.05));
      pen.ribbon([[leg * 0.9, -92] as Point, [leg * 0.7, -8] as Point], 8, 7, shade(white, -0.12));
    });
    pen.rectangle(-42, -102, 84, 16, shade(white, -0.04), { shadow: 3 });
    [-190, -158, -128].forEach((top) => pen.rectangle(-37, top, 74, 17, white, { shadow: 3 }));
  });
}

/** A heap of flowers and greens along a line. */
function garland(
  pen: Pen,
  line: readonly Point[],
  blooms: readonly Bloom[],
  pigments: readonly Pigment[],
  size: number,
): void {
  const greens: readonly Foliage[] = ['eucalyptus', 'ruscus'];
  line.forEach(([x, y], index) =>
    [-64, 40, 150].forEach((turn, step) =>
      pen.place(x, y, { turn: turn + pen.between(-40, 40) }, () => {
        const kind = cycle(greens, index + step);
        foliageKinds[kind].sprig(pen, size * pen.between(1.5, 2.3), foliageKinds[kind].pigment);
      }),
    ),
  );
  line.forEach(([x, y], index) =>
    drawHead(pen, cycle(blooms, index * 2 + (index % 3)), {
      x: x + pen.between(-size, size) * 0.35,
      y: y + pen.between(-size, size) * 0.4,
      radius: size * pen.between(0.62, 1),
      pigment: cycle(pigments, index),
      tilt: pen.between(0, 0.6),
      lean: pen.between(-60, 60),
    }),
  );
}

/** A wedding in the garden: an arch of oak with flowers over one shoulder, an aisle, two blocks of white chairs. */
export const weddingAisle: DrawPlace = (pen, { width, scene: { season, palette } }) => {
  const [horizon, x] = [600, width / 2];
  sky(pen, width, horizon, season, { x: width * 0.79, y: 230, radius: 92 });
  farTrees(pen, width, horizon, season, 60);
  lawn(pen, width, horizon - 10, stageHeight, season);
  gardenTree(pen, width * 0.1, 700, 1.4, season);
  gardenTree(pen, width * 0.92, 680, 1.2, season);
  pen.polygon(
    [
      [x - 62, 716],
      [x + 62, 716],
      [x + 210, stageHeight],
      [x - 210, stageHeight],
    ],
    mix(material.paper, material.lilac, 0.12),
    { shadow: 4, shadowOpacity: 0.1 },
  );
  const wood = shade(material.oak, -0.02);
  [-1, 1].forEach((side) => pen.rectangle(x + side * 196 - 13, 236, 26, 492, wood, { shadow: 7 }));
  pen.rectangle(x - 238, 222, 476, 28, shade(wood, 0.04), { shadow: 8 });
  pen.rectangle(x - 222, 272, 444, 16, shade(wood, -0.05));
  const pigments = [...petalPigments[palette], petal.white, petal.cream, petal.blush];
  const blooms: readonly Bloom[] = ['rose', 'peony', 'ranunculus', 'rose', 'hydrangea'];
  const across = range(12).map((index): Point => [x - 236 + index * 27, 236 - (index % 3) * 12]);
  const down = range(9).map((index): Point => [x - 206 + (index % 2) * 22, 268 + index * 38]);
  garland(pen, [...across, ...down], blooms, pigments, 38);
  garland(
    pen,
    range(6).map((index): Point => [x + 190 + (index % 2) * 16, 700 - index * 26]),
    blooms,
    pigments,
    30,
  );
  range(3).forEach((row) => {
    const near = row / 2;
    const y = lerp(764, 986, near);
    const size = lerp(0.62, 1.06, near);
    range(4).forEach((seat) =>
      [-1, 1].forEach((side) => {
        const at = x + side * (lerp(150, 268, near) + seat * 112 * size);
        foldingChair(pen, at, y, size);
        if (seat === 0)
          garland(
            pen,
            [
              [at - side * 40 * size, y - 176 * size],
              [at - side * 36 * size, y - 152 * size],
            ],
            ['rose', 'ranunculus'],
            pigments,
            21 * size,
          );
      }),
    );
  });
};

function window(pen: Pen, x: number, y: number, half: number, height: number): void {
  pen.rectangle(x - half - 12, y - 12, half * 2 + 24, height + 24, material.paper, { shadow: 6 });
  pen.rectangle(x - half, y, half * 2, height, material.warm);
  pen.rectangle(x - 4, y, 8, height, material.paper);
  pen.rectangle(x - half, y + height / 2 - 4, half * 2, 8, material.paper);
  pen.rectangle(x - half - 22, y + height + 10, half * 2 + 44, 16, material.paper, { shadow: 5 });
}

const shrub = (
  bloom: Bloom | null,
  tint: NonNullable<PlantScene['bloom']>['palette'],
): PlantScene => ({
  kind: 'plant',
  name: 'shrub',
  habit: 'shrub-mound',
  foliage: 'ruscus',
  pot: 'none',
  backdrop: 'sage',
  ...(bloom ? { bloom: { bloom, palette: tint, count: 11 } } : {}),
});

/** A front yard newly planted: house and path, shrubs and a bed along it, young trees, what is still to plant in its pots. */
export const frontYard: DrawPlace = (pen, { width, scene: { season, palette } }) => {
  const horizon = 560;
  sky(pen, width, horizon, season, { x: width * 0.14, y: 200, radius: 84 });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon + 20, stageHeight, season);
  gardenTree(pen, width * 0.08, 720, 1.5, season);
  const [x, wall] = [width * 0.56, shade(material.paper, -0.025)];
  pen.rectangle(x - 350, 300, 700, 390, wall, { shadow: 8 });
  range(11).forEach((board) =>
    pen.rectangle(x - 350, 322 + board * 34, 700, 3, shade(wall, -0.035)),
  );
  pen.polygon(
    [
      [x - 410, 316],
      [x - 180, 118],
      [x + 180, 118],
      [x + 410, 316],
    ],
    shade(material.slate, 0.05),
    { shadow: 9 },
  );
  [-226, 226].forEach((at) => window(pen, x + at, 396, 66, 148));
  pen.rectangle(x - 66, 430, 132, 260, material.paper, { shadow: 6 });
  pen.rectangle(x - 52, 444, 104, 246, material.aubergine);
  pen.rectangle(x - 34, 466, 68, 74, material.warm);
  pen.dot(x + 34, 586, 8, material.brass);
  pen.rectangle(x - 96, 686, 192, 22, material.stone, { shadow: 5 });
  pen.polygon(
    [
      [x - 74, 706],
      [x + 74, 706],
      [x + 40, stageHeight],
      [x - 320, stageHeight],
    ],
    shade(material.stone, 0.1),
  );
  [-1, 1].forEach((side) =>
    pen.shape(
      ellipse(264, 46, { points: 18, x: x + side * 262, y: 722 }),
      shade(material.soil, 0.1),
    ),
  );
  const tints = petalPigments[palette].length > 1 ? 'lavender' : palette;
  [-380, -222, 214, 372].forEach((at, index) =>
    stand(
      pen,
      x + at,
      728 + (index % 2) * 8,
      0.34,
      shrub(index % 2 ? 'hydrangea' : null, index === 1 ? 'cream' : tints),
    ),
  );
  gardenTree(pen, width * 0.93, 800, 1.05, season);
  pen.shape(ellipse(150, 30, { points: 16, x: width * 0.93, y: 806 }), shade(material.soil, 0.1));
  pen.shape(
    ellipse(width * 0.2, 62, { points: 18, x: width * 0.84, y: 948 }),
    shade(material.soil, 0.1),
  );
  flowerBed(pen, {
    left: width * 0.66,
    right: width * 1.01,
    base: 962,
    tall: 128,
    palette,
    season,
    rows: 2,
  });
  [0.07, 0.17, 0.265].forEach((share, index) =>
    stand(pen, width * share, 912 + (index % 2) * 34, 0.42, {
      ...shrub(index === 1 ? 'daisy' : 'peony', index === 1 ? 'yellow' : 'blush'),
      pot: 'nursery-pot',
      habit: index === 2 ? 'arching' : 'shrub-mound',
      foliage: index === 2 ? 'grass' : 'ruscus',
    }),
  );
};

/** The steps before a front door, with pots at both sides, as the season has it. */
export const frontPorch: DrawPlace = (pen, { width, scene }) => {
  const { season, holiday, arrangements = [], subjects = [] } = scene;
  const [x, wintry] = [width / 2, season === 'winter'];
  const wall = mix(material.sage, material.paper, 0.5);
  pen.rectangle(0, 0, width, stageHeight, wall);
  range(17).forEach((board) => pen.rectangle(0, 40 + board * 46, width, 4, shade(wall, -0.045)));
  [0.17, 0.83].forEach((share) => window(pen, width * share, 190, 112, 320));
  pen.rectangle(x - 168, 96, 336, 690, material.paper, { shadow: 9 });
  pen.rectangle(x - 134, 130, 268, 656, material.aubergine);
  [0, 1].forEach((row) =>
    [-1, 1].forEach((side) =>
      pen.rectangle(
        x + (side < 0 ? -106 : 14),
        row ? 490 : 166,
        92,
        row ? 240 : 280,
        row ? shade(material.aubergine, 0.05) : material.warm,
      ),
    ),
  );
  pen.dot(x + 104, 478, 11, material.brass, { shadow: 3 });
  if (wintry) wreath(pen, x, 330, 84);
  [782, 850, 924].forEach((y, step) =>
    pen.rectangle(
      x - 330 - step * 190,
      y,
      660 + step * 380,
      78,
      wintry
        ? shade(material.snow, -0.02 - step * 0.012)
        : shade(material.stone, 0.08 - step * 0.03),
      { shadow: 7 },
    ),
  );
  if (holiday === 'christmas')
    [-1, 1].forEach((side) => spruce(pen, x + side * 262, 856, 430, true));
  else if (wintry) [-1, 1].forEach((side) => spruce(pen, x + side * 262, 856, 400, false));
  const shown = [...arrangements, ...subjects];
  shown.forEach((subject, index) => {
    const side = index % 2 ? 1 : -1;
    const outer = index > 1 || wintry;
    stand(
      pen,
      x + side * (outer ? 470 : 262) * Math.min(1, width / 1440),
      outer ? 930 : 856,
      outer ? 0.66 : 0.78,
      subject,
    );
  });
  if (season === 'autumn')
    [
      [-196, 862, 46],
      [188, 866, 40],
      [-356, 944, 64],
      [352, 948, 54],
    ].forEach(([at = 0, y = 0, radius = 0]) => pumpkin(pen, x + at, y, radius));
};

/** A bench against the garden wall, with pots, soil and tools ready. */
export const pottingBench: DrawPlace = (pen, { width, scene: { season, subjects = [] } }) => {
  const horizon = 560;
  sky(pen, width, horizon, season, { x: width * 0.86, y: 160, radius: 76 });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon - 6, stageHeight, season);
  const wood = mix(material.wood, material.stone, 0.45);
  range(Math.ceil((width * 0.74) / 92)).forEach((board) =>
    pen.rectangle(width * 0.04 + board * 92, 96, 88, 700, shade(wood, (board % 3) * 0.018), {
      shadow: 3,
    }),
  );
  pen.rectangle(width * 0.02, 80, width * 0.8, 26, shade(wood, -0.1), { shadow: 6 });
  pen.rectangle(width * 0.1, 380, width * 0.34, 18, material.oak, { shadow: 8 });
  const [top, edge] = [748, 840];
  [0.1, 0.88].forEach((share) =>
    pen.rectangle(width * share - 22, edge, 44, 170, shade(material.oak, -0.12)),
  );
  pen.rectangle(width * 0.08, 930, width * 0.82, 16, shade(material.oak, -0.06), { shadow: 6 });
  planks(pen, width * 0.04, top, width * 0.92, edge - top, material.oak, 3);
  pen.rectangle(width * 0.04, edge, width * 0.92, 26, shade(material.oak, -0.07), { shadow: 7 });
  [0.15, 0.24, 0.32, 0.4].forEach((share, index) =>
    stand(pen, width * share, 382, 0.36, {
      kind: 'hardgood',
      item: index % 2 ? 'pot-tapered' : 'pot-round',
      name: 'pot',
      palette: index === 2 ? 'blue' : 'orange',
      backdrop: 'straw',
    }),
  );
  const places: readonly (readonly [share: number, y: number])[] = [
    [0.5, 822],
    [0.2, 818],
    [0.76, 824],
  ];
  subjects.forEach((subject, index) => {
    const [share, y] = cycle(places, index);
    const item = subject.kind === 'hardgood' ? subject.item : null;
    const size = item === 'seed-packet' ? 0.42 : item === 'soil-bag' ? 0.9 : 0.8;
    stand(pen, width * share, y, size, subject);
  });
  range(9).forEach((index) =>
    pen.shape(
      ellipse(pen.between(20, 46), pen.between(5, 9), {
        points: 9,
        wobble: 0.3,
        random: pen.random,
        x: width * (0.3 + index * 0.05),
        y: 834,
      }),
      shade(material.soil, 0.06),
    ),
  );
};

const quarters = [
  { season: 'spring', palette: 'mixed-pastel' },
  { season: 'summer', palette: 'mixed-bright' },
  { season: 'autumn', palette: 'orange' },
  { season: 'winter', palette: 'blue' },
] as const;

/** The same border four times: in spring, summer, autumn and winter. */
export const fourSeasons: DrawPlace = (pen, { width, scene }) => {
  const part = width / 4;
  quarters.forEach((quarter, index) => {
    const [left, top] = pen.toPage([part * index, 0]);
    const [right, bottom] = pen.toPage([part * (index + 1), stageHeight]);
    const clip = `quarter-${index}`;
    pen.markup(
      `<clipPath id="${clip}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath><g clip-path="url(#${clip})">`,
    );
    pen.place(part * index, 0, {}, () =>
      gardenBed(pen, { width: part, scene: { ...scene, ...quarter } }),
    );
    pen.markup('</g>');
    if (index) pen.rectangle(part * index - 5, 0, 10, stageHeight, material.paper);
  });
};
