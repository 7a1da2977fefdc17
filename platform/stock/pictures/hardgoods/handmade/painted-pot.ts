import { drawHead } from '../../blooms/bloom-kinds';
import { shade, type Pigment } from '../../drawing/colour';
import { cycle, ellipse, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { fernFrond } from '../../foliage/sprigs';
import { leaf, material, paint as paints, petal } from '../../pigments';
import { mouthOpening, onFront, rimLine, turnedBody } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';

const [rimHalf, neckHalf, footHalf] = [178, 158, 112];
const [rim, neck] = [-300, -230];

/** A point on the wall below the rim: −1 to 1 across, 0 to 1 down. */
const onWall = (across: number, down: number): Point =>
  onFront(across, [neckHalf + (footHalf - neckHalf) * down, neck * (1 - down)]);

/** A sun as a child paints it. */
function sun(pen: Pen, [x, y]: Point, radius: number, tone: Pigment): void {
  range(9).forEach((index) => {
    const turn = index * 40;
    const [fromX, fromY] = polar(turn, radius * 1.2);
    const [toX, toY] = polar(turn, radius * 1.75);
    pen.line(
      [
        [x + fromX, y + fromY],
        [x + toX, y + toY],
      ],
      tone,
      9,
    );
  });
  pen.shape(
    ellipse(radius, radius * 1.04, { points: 9, wobble: 0.08, random: pen.random, x, y }),
    tone,
  );
  pen.shape(
    ellipse(radius * 0.55, radius * 0.5, { points: 8, x: x - 3, y: y - 4 }),
    shade(tone, 0.07),
  );
}

/** A flower of five dabs round a dot. */
function dabs(pen: Pen, [x, y]: Point, tone: Pigment): void {
  range(5).forEach((index) => {
    const [dx, dy] = polar(index * 72 + 10, 17);
    pen.dot(x + dx, y + dy, 12, shade(tone, pen.between(-0.02, 0.03)));
  });
  pen.dot(x, y, 9, petal.yellow);
}

function zigzag(pen: Pen, half: number, top: number, foot: number, tone: Pigment): void {
  const line = range(19).map((index) =>
    onFront((index / 9 - 1) * 0.97, [half, index % 2 ? top : foot]),
  );
  line.slice(1).forEach((point, index) => pen.line([cycle(line, index), point], tone, 11));
}

/** Marigolds, planted when the paint was dry. They are ornament and not counted. */
function marigolds(pen: Pen): void {
  const counted = pen.blooms;
  [-66, 62, -38, 34, -10, 14].forEach((turn, index) =>
    pen.atDepth(index < 2 ? 0.7 : 0.9, () =>
      pen.place(turn * 0.9, rim, { turn }, () =>
        fernFrond(pen, 176 - Math.abs(turn) * 0.6, leaf.leaf, turn / 200, 0.24),
      ),
    ),
  );
  const heads: [x: number, y: number, radius: number, tone: Pigment][] = [
    [-92, rim - 112, 58, petal.yellow],
    [94, rim - 120, 58, shade(petal.orange, 0.03)],
    [2, rim - 176, 72, petal.orange],
  ];
  heads.forEach(([x, y, radius, tone]) => {
    pen.ribbon(
      [
        [x * 0.3, rim],
        [x * 0.5, rim - 60],
        [x, y],
      ],
      9,
      7,
      leaf.stem,
    );
    drawHead(pen, 'chrysanthemum', { x, y, radius, pigment: tone, tilt: 0.2 });
  });
  pen.blooms = counted;
}

/** A small open jar of paint. */
function jar(pen: Pen, x: number, y: number, tone: Pigment): void {
  pen.place(x, y, {}, () => {
    turnedBody(
      pen,
      [
        [38, -70],
        [38, 0],
      ],
      shade(material.glass, -0.04),
      { angular: true, shadow: 5 },
    );
    turnedBody(
      pen,
      [
        [36, -50],
        [36, -3],
      ],
      tone,
      { angular: true },
    );
    pen.shape(ellipse(38, 8, { points: 12, y: -70 }), shade(tone, 0.04));
    pen.line(rimLine([38, -70]), material.white, 3);
  });
}

function brush(pen: Pen, x: number, y: number, turn: number, tone: Pigment): void {
  pen.place(x, y, { turn }, () => {
    pen.ribbon(
      [
        [0, 0],
        [0, -150],
      ],
      11,
      8,
      shade(material.oak, 0.04),
      { shadow: 4 },
    );
    pen.rectangle(-8, -10, 16, 28, material.zinc);
    pen.shape(
      [
        [-8, 16],
        [-12, 38],
        [0, 64],
        [12, 38],
        [8, 16],
      ],
      tone,
    );
  });
}

/** A clay pot that a child has painted, with its marigolds; two jars of paint and a brush. */
export const paintedPot: DrawGood = (pen) => {
  mouthOpening(pen, rimHalf - 6, rim, material.clay, 8);
  marigolds(pen);
  turnedBody(
    pen,
    [
      [neckHalf, neck],
      [(neckHalf + footHalf) / 2 + 6, neck / 2],
      [footHalf, 0],
    ],
    material.clay,
    { shadow: 6 },
  );
  const sky = { ...paints.blue, lightness: 0.62, chroma: 0.11 };
  sun(pen, onWall(-0.06, 0.42), 40, petal.yellow);
  const flowers: [across: number, down: number, tone: Pigment][] = [
    [-0.68, 0.3, petal.magenta],
    [0.62, 0.3, petal.white],
    [-0.56, 0.78, petal.white],
    [0.52, 0.8, petal.magenta],
  ];
  flowers.forEach(([across, down, tone]) => dabs(pen, onWall(across, down), tone));
  turnedBody(
    pen,
    [
      [rimHalf, rim],
      [rimHalf - 6, neck - 2],
    ],
    sky,
    { angular: true, shadow: 5 },
  );
  zigzag(pen, rimHalf - 3, rim + 20, rim + 54, petal.white);
  pen.line(rimLine([rimHalf, rim]), shade(sky, 0.09), 6);
  jar(pen, 216, 4, petal.magenta);
  jar(pen, 292, 14, petal.yellow);
  brush(pen, 222, -94, 24, petal.magenta);
  return { feet: [...standsOn(footHalf).feet, ...standsOn(80, 254).feet] };
};
