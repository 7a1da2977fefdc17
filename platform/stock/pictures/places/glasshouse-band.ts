import { pigment, shade } from '../drawing/colour';
import { cycle, ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { needle } from '../foliage/sprigs';
import { leaf, material, petal } from '../pigments';
import type { PlaceScene } from '../scene-description';
import { bow } from '../vessels/bow';
import { flowerBed } from './flower-bed';
import { drawGlasshouse } from './glasshouse';
import { farTrees, gardenTree, lawn, seasonColours, sky, soilStrata } from './outdoors';
import { bunch, stand, stageHeight, type DrawPlace } from './stage';

const pumpkinSkin = pigment(0.68, 0.145, 52);

/** A ribbed pumpkin; stands on y. */
export function pumpkin(pen: Pen, x: number, y: number, radius: number): void {
  pen.place(x, y - radius * 0.72, {}, () => {
    [-0.62, 0.62, -0.34, 0.34, 0].forEach((at, index) =>
      pen.shape(
        ellipse(radius * (0.42 + index * 0.02), radius * 0.74, { points: 12, x: at * radius }),
        shade(pumpkinSkin, -0.06 + index * 0.022 - at * 0.05),
        { shadow: index ? 2 : 5 },
      ),
    );
    pen.ribbon(
      [
        [0, -radius * 0.66],
        [radius * 0.04, -radius * 0.86],
        [radius * 0.2, -radius * 0.98],
      ],
      radius * 0.2,
      radius * 0.13,
      leaf.olive,
    );
  });
}

/** A young spruce in a tub, with lights when it is Christmas. */
export function spruce(pen: Pen, x: number, y: number, height: number, lights: boolean): void {
  pen.rectangle(x - height * 0.09, y - height * 0.16, height * 0.18, height * 0.16, material.clay, {
    shadow: 4,
  });
  range(6).forEach((tier) => {
    const share = tier / 5;
    const half = height * lerp(0.27, 0.06, share);
    const foot = y - height * lerp(0.13, 0.82, share);
    const teeth = range(7).map((index): Point => [
      x + lerp(-half, half, index / 6),
      foot + (index % 2 ? 0 : height * 0.025),
    ]);
    pen.polygon(
      [[x, foot - height * 0.26], ...teeth.reverse()],
      shade(leaf.pine, -0.02 + share * 0.05),
      { shadow: 5 },
    );
  });
  if (!lights) return;
  range(17).forEach((index) => {
    const share = (index + 0.5) / 17;
    const half = height * lerp(0.2, 0.02, share);
    const at: Point = [x + Math.sin(index * 2.4) * half, y - height * lerp(0.16, 1, share)];
    pen.dot(at[0], at[1], height * 0.034, material.warm, { opacity: 0.35 });
    pen.dot(at[0], at[1], height * 0.014, material.warm);
  });
  pen.dot(x, y - height * 1.06, height * 0.04, petal.yellow);
}

/** A balsam wreath with a red bow. */
export function wreath(pen: Pen, x: number, y: number, radius: number): void {
  range(26).forEach((index) =>
    pen.place(x, y, { turn: index * (360 / 26) }, () =>
      pen.place(0, -radius * 0.78, { turn: 64 + pen.between(-24, 24) }, () =>
        needle(pen, radius * 0.62, shade(leaf.pine, pen.between(-0.03, 0.06))),
      ),
    ),
  );
  bow(pen, { x, y: y + radius * 0.76, size: radius / 70, pigment: petal.red });
}

/** What stands at the middle door: bouquets, pumpkins or spruces. The door's foot is at `foot`. */
export function atTheDoor(
  pen: Pen,
  x: number,
  foot: number,
  scale: number,
  { season, holiday, palette }: PlaceScene,
): void {
  pen.place(x, foot, { scale }, () => {
    if (holiday === 'christmas') {
      wreath(pen, 0, -146, 44);
      [-150, 150].forEach((at) => spruce(pen, at, 16, 236, true));
      return;
    }
    if (season === 'winter') return [-150, 150].forEach((at) => spruce(pen, at, 16, 220, false));
    const autumn = season === 'autumn';
    [-150, 150].forEach((at, index) =>
      stand(
        pen,
        at,
        18,
        0.3,
        bunch(
          autumn
            ? [
                ['chrysanthemum', index ? 'burgundy' : 'orange', 9],
                ['daisy', 'yellow', 6],
              ]
            : [
                ['hydrangea', 'lavender', 3],
                ['rose', palette === 'mixed-pastel' ? 'blush' : palette, 4],
              ],
        ),
      ),
    );
    if (holiday === 'thanksgiving')
      [
        [-216, 42, 44],
        [-92, 34, 25],
        [214, 44, 50],
        [96, 36, 30],
        [282, 54, 28],
        [-280, 52, 26],
      ].forEach(([at = 0, y = 0, radius = 0]) => pumpkin(pen, at, y, radius));
  });
}

/** A tuft of grass, or a drift where snow lies. */
function meadowEdge(pen: Pen, from: number, to: number, y: number, scene: PlaceScene): void {
  const { lawn: green } = seasonColours[scene.season];
  range((to - from) / 38).forEach((index) => {
    const x = from + index * 38 + pen.between(-12, 12);
    if (scene.season === 'winter') return;
    [-18, 0, 20].forEach((turn) =>
      pen.place(x, y + pen.between(-8, 10), { turn: turn + pen.between(-8, 8) }, () =>
        pen.polygon(
          [
            [-3, 0],
            [3, 0],
            [0, -pen.between(16, 34)],
          ],
          shade(green, pen.between(-0.09, 0.01)),
        ),
      ),
    );
  });
}

/** A curving path to the door, in two tones. */
function wayToTheDoor(pen: Pen, x: number, top: number): void {
  const edge = (side: number, grow: number): Point[] =>
    range(7).map((step): Point => {
      const share = step / 6;
      return [
        x + side * lerp(56, 190 + grow, share) - Math.sin(share * 2.2) * 150 * share,
        lerp(top, stageHeight, share),
      ];
    });
  pen.polygon([...edge(-1, 18), ...edge(1, 18).reverse()], shade(material.stone, 0.03));
  pen.polygon([...edge(-1, 0), ...edge(1, 0).reverse()], shade(material.stone, 0.11));
}

/** The band at the top of the home page: nearly half of it sky and lawn for words, then three whole glasshouses, the sun behind them. */
export const glasshouseBand: DrawPlace = (pen, { width, scene }) => {
  const { season, palette } = scene;
  const [horizon, x] = [712, width * 0.715];
  const base = horizon + 46;
  const snow = season === 'winter';
  sky(pen, width, horizon, season, { x: width * 0.886, y: 250, radius: 138 });
  farTrees(pen, width, horizon, season, 70);
  lawn(pen, width, horizon - 12, stageHeight, season);
  meadowEdge(pen, 0, width, 812, scene);
  gardenTree(pen, width * 0.955, 800, 0.95, season);
  [-1, 1].forEach((side) =>
    drawGlasshouse(pen, { x: x + side * 452, base, halfWidth: 262, height: 372, snow }),
  );
  drawGlasshouse(pen, { x, base, halfWidth: 238, height: 590, door: true, snow });
  wayToTheDoor(pen, x, base + 44);
  atTheDoor(pen, x, base + 52, 0.9, scene);
  const bed = { base: 952, tall: 172, palette, season, rows: 3 };
  const clear = scene.holiday === 'thanksgiving' ? 130 : 0;
  flowerBed(pen, { ...bed, left: width * 0.475, right: x - 190 - clear });
  flowerBed(pen, { ...bed, left: x + 130 + clear, right: width + 20 });
  meadowEdge(pen, 0, width * 0.47, 936, scene);
  soilStrata(pen, width, 950, stageHeight);
  if (snow)
    range(150).forEach((index) =>
      pen.dot(
        pen.between(0, width),
        pen.between(0, 940),
        cycle([2, 3, 4.5], index),
        material.snow,
        {
          opacity: 0.8,
        },
      ),
    );
};
