import { mix, pigment, shade } from '../drawing/colour';
import { cycle, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { fern, palm } from '../foliage/sprigs';
import { ellipse } from '../drawing/geometry';
import { leaf, material } from '../pigments';
import type { PlantScene } from '../scene-description';
import { flowerBed } from './flower-bed';
import { poinsettiaHouse } from './christmas/poinsettia-house';
import { drawGlasshouse } from './glasshouse';
import { roofAndGlass } from './glasshouse-frame';
import { atTheDoor, glasshouseBand } from './glasshouse-band';
import { farTrees, lawn, sky, soilStrata } from './outdoors';
import { bucket, planks, stand, stageHeight, type DrawPlace, type Stage } from './stage';

/** Wider than this is the band at the top of the home page. */
const bandWidth = 2500;

/** Glasshouses beyond a bed of flowers. The upper left stays calm: copy is set there; a tall frame keeps its whole upper half free. */
const outside: DrawPlace = (pen, stage) => {
  const { width, scene } = stage;
  const { season, palette } = scene;
  if (width > bandWidth) return glasshouseBand(pen, stage);
  const tall = width < 1000;
  const scale = tall ? 0.56 : Math.min(1, width / 1500) * 0.86;
  const horizon = tall ? 760 : 700;
  const x = width * (tall ? 0.5 : 0.6);
  const base = horizon + 40;
  sky(pen, width, horizon, season, {
    x: width * (tall ? 0.8 : 0.3),
    y: tall ? 430 : 290,
    radius: tall ? 96 : 158,
  });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon - 14, stageHeight, season);
  [-1, 1].forEach((side) =>
    drawGlasshouse(pen, {
      x: x + side * 405 * scale,
      base,
      halfWidth: 250 * scale,
      height: 318 * scale,
    }),
  );
  drawGlasshouse(pen, { x, base, halfWidth: 226 * scale, height: 540 * scale, door: true });
  atTheDoor(pen, x, base + 44, scale, scene);
  path(pen, x, base + 44, 60 * scale);
  const bed = { base: 950, tall: tall ? 124 : 166, palette, season, rows: 3 };
  const clear = (scene.holiday === 'thanksgiving' ? 250 : 150) * scale;
  flowerBed(pen, { ...bed, left: -20, right: x - clear });
  flowerBed(pen, { ...bed, left: x + clear, right: width + 20 });
  soilStrata(pen, width, 946, stageHeight);
};

function path(pen: Pen, x: number, top: number, half: number): void {
  const edge: Point[] = [
    [x - half, top],
    [x + half, top],
    [x + half * 2.4, stageHeight],
    [x - half * 2.4, stageHeight],
  ];
  pen.polygon(edge, shade(material.stone, 0.1));
}

const benchPlants: Omit<PlantScene, 'kind' | 'name' | 'backdrop'>[] = [
  { habit: 'rosette', foliage: 'succulent', pot: 'terracotta' },
  { habit: 'upright', foliage: 'strap', pot: 'ceramic-belly' },
  {
    habit: 'shrub-mound',
    foliage: 'ruscus',
    pot: 'terracotta',
    bloom: { bloom: 'daisy', palette: 'blush', count: 9 },
  },
  { habit: 'cactus', foliage: 'succulent', pot: 'terracotta' },
  {
    habit: 'shrub-mound',
    foliage: 'vine',
    pot: 'glazed-blue',
    bloom: { bloom: 'chrysanthemum', palette: 'yellow', count: 9 },
  },
  { habit: 'arching', foliage: 'fern', pot: 'terracotta' },
];
const benchPlant = (index: number): PlantScene => ({
  kind: 'plant',
  name: 'plant',
  backdrop: 'sage',
  ...cycle(benchPlants, index),
});

/** Between the benches: far shelf, hanging baskets, a row of buckets and pots. */
const inside: DrawPlace = (pen, { width }) => {
  const air = pigment(0.94, 0.03, 120);
  const far = pigment(0.9, 0.03, 150);
  pen.rectangle(0, 0, width, stageHeight, air);
  range(Math.ceil(width / 54)).forEach((index) =>
    pen.shape(
      ellipse(pen.between(60, 130), pen.between(90, 190), {
        points: 10,
        wobble: 0.25,
        random: pen.random,
        x: index * 54,
        y: pen.between(470, 640),
      }),
      mix(shade(leaf.sage, pen.between(-0.04, 0.06)), far, 0.5),
      { opacity: 0.75 },
    ),
  );
  pen.veiled(far, 0.62, () =>
    range(Math.ceil(width / 100)).forEach((index) =>
      pen.place(index * 100 + pen.between(-30, 30), 690, { turn: pen.between(-14, 14) }, () =>
        (index % 2 ? palm : fern)(pen, pen.between(230, 330), leaf.moss),
      ),
    ),
  );
  roofAndGlass(pen, width);
  pen.veiled(far, 0.38, () => {
    pen.rectangle(0, 528, width, 14, material.oak);
    range(Math.floor(width / 166)).forEach((index) =>
      stand(pen, 90 + index * 166, 530, 0.4, benchPlant(index)),
    );
  });
  range(3).forEach((index) =>
    pen.place(width * (0.18 + index * 0.32), 300, { scale: 0.5 }, () =>
      stand(pen, 0, 0, 1, {
        kind: 'plant',
        name: 'hanging basket',
        backdrop: 'sage',
        habit: 'trailing-basket',
        foliage: 'vine',
        pot: 'basket',
        bloom: { bloom: 'daisy', palette: index % 2 ? 'purple' : 'blush', count: 15 },
      }),
    ),
  );
  pen.rectangle(0, 900, width, 100, pigment(0.72, 0.03, 80));
  planks(pen, -10, 806, width + 20, 68, material.oak, 3);
  pen.rectangle(-10, 872, width + 20, 26, shade(material.wood, -0.1));
  const buckets: Parameters<typeof bucket>[4][] = [
    [
      ['delphinium', 'blue', 5],
      ['daisy', 'white', 5],
    ],
    [['sunflower', 'yellow', 6]],
    [['tulip', 'coral', 9]],
    [['peony', 'blush', 7]],
    [['rose', 'red', 9]],
    [['hydrangea', 'blue', 5]],
  ];
  const count = Math.floor(width / 226);
  range(count).forEach((index) =>
    bucket(
      pen,
      (width * (index + 0.5)) / count,
      822 + (index % 2) * 8,
      0.56,
      cycle(buckets, index),
    ),
  );
  range(count - 1).forEach((index) =>
    stand(pen, (width * (index + 1)) / count, 864, 0.42, benchPlant(index + 2)),
  );
};

export const greenhouse: DrawPlace = (pen: Pen, stage: Stage) => {
  const { view, holiday } = stage.scene;
  if (view === 'inside') (holiday === 'christmas' ? poinsettiaHouse : inside)(pen, stage);
  else outside(pen, stage);
};
