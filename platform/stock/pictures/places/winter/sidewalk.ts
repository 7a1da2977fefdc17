import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { arborvitaeColumn, arborvitaeGreen } from './arborvitae-column';
import { material, paint } from '../../pigments';
import { farTrees, lawn, sky } from '../outdoors';
import { stageHeight, type DrawPlace } from '../stage';

const scorched = pigment(0.58, 0.085, 58);
const [hedgeFoot, walkTop, walkFoot] = [742, 800, 934];

/** Brown up to where the spray reached, green above. */
const saltBurnt = (green: Pigment, height: number): Pigment =>
  mix(green, scorched, height < 0.26 ? 0.86 : height < 0.36 ? 0.42 : 0);

/** A ridge of thrown snow, gray along its foot. */
function bank(pen: Pen, width: number, y: number, high: number): void {
  const ridge = range(15).map((index): Point => [
    (index / 14) * (width + 80) - 40,
    y - high * (0.62 + 0.38 * Math.sin(index * 2.3 + y)),
  ]);
  pen.shape(
    [[-40, y + 24], [-40, y + 24], ...ridge, [width + 40, y + 24], [width + 40, y + 24]],
    material.snow,
    { shadow: 8, shadowOpacity: 0.1 },
  );
  range(12).forEach((index) =>
    pen.shape(
      ellipse(pen.between(40, 86), pen.between(5, 10), {
        points: 9,
        wobble: 0.2,
        random: pen.random,
        x: ((index + 0.5) / 12) * width,
        y: y + pen.between(-4, 10),
      }),
      shade(material.snow, -0.07),
    ),
  );
}

/** Slabs of concrete, wet and dark, strewn with salt. */
function walk(pen: Pen, width: number): void {
  const slab = shade(material.stone, -0.02);
  pen.rectangle(-10, walkTop, width + 20, walkFoot - walkTop, slab, { shadow: 5 });
  const middle = width / 2;
  range(9).forEach((index) => {
    const x = lerp(-0.1, 1.1, index / 8) * width;
    pen.line(
      [
        [x, walkTop],
        [middle + (x - middle) * 1.12, walkFoot],
      ],
      shade(slab, -0.12),
      5,
    );
  });
  range(7).forEach((index) =>
    pen.shape(
      ellipse(pen.between(60, 120), pen.between(9, 16), {
        points: 10,
        wobble: 0.2,
        random: pen.random,
        x: ((index + 0.4) / 7) * width,
        y: pen.between(walkTop + 30, walkFoot - 24),
      }),
      shade(slab, -0.05),
    ),
  );
  range(230).forEach(() => {
    const [x, y] = [pen.between(0, width), pen.between(walkTop + 8, walkFoot - 8)];
    const size = lerp(2.6, 5.4, (y - walkTop) / (walkFoot - walkTop));
    pen.dot(x, y, size * pen.between(0.7, 1.2), material.white);
  });
}

/** A snow shovel left standing in the bank. */
function shovel(pen: Pen, x: number, y: number, tone: Pigment): void {
  pen.place(x, y, { turn: 9 }, () => {
    pen.rectangle(-9, -392, 18, 300, shade(material.oak, -0.02), { shadow: 6 });
    pen.shape(
      [
        [-44, -398],
        [44, -398],
        [40, -432],
        [-40, -432],
      ],
      material.iron,
      {
        shadow: 5,
        holes: [
          [
            [-26, -406],
            [26, -406],
            [24, -423],
            [-24, -423],
          ],
        ],
      },
    );
    pen.polygon(
      [
        [-88, -112],
        [88, -112],
        [96, 30],
        [-96, 30],
      ],
      tone,
      { shadow: 8 },
    );
    [-52, 0, 52].forEach((rib) => pen.rectangle(rib - 4, -100, 8, 128, shade(tone, -0.06)));
    pen.rectangle(-88, -116, 176, 14, shade(tone, 0.08));
  });
}

/** A hedge of arborvitae beside a salted walk, brown on the walk's side above the snow. */
export const sidewalk: DrawPlace = (pen, { width, scene: { season, palette } }) => {
  const horizon = 560;
  sky(pen, width, horizon, season, { x: width * 0.2, y: 190, radius: 88 });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon - 10, stageHeight, season);
  range(11).forEach((index) =>
    pen.place(((index + 0.3) / 10.6) * width, hedgeFoot, {}, () =>
      arborvitaeColumn(pen, {
        tall: 430 + ((index * 0.618) % 1) * 60,
        half: width * 0.062,
        sprays: 56,
        tone: shade(arborvitaeGreen, 0.04),
        weathered: saltBurnt,
      }),
    ),
  );
  bank(pen, width, 790, 62);
  shovel(pen, width * 0.84, 790, paint[palette]);
  bank(pen, width, 808, 30);
  walk(pen, width);
  bank(pen, width, 962, 42);
  pen.rectangle(-10, 976, width + 20, 40, shade(material.slate, -0.06));
};
