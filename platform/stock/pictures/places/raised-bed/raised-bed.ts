import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { grass } from '../../foliage/sprigs';
import { leaf, material } from '../../pigments';
import { farTrees, gardenTree, lawn, sky } from '../outdoors';
import { stand, stageHeight, type DrawPlace } from '../stage';
import { crops } from './crops';

const depths = 4;

/** The ground plan of the bed as it is seen: how far across, −1 to 1, and how far towards us, 0 to 1. */
type Plan = (across: number, near: number) => Point;

function timber(pen: Pen, corners: readonly Point[], tone: Pigment, grain: boolean): void {
  const [one, other, foot] = corners;
  pen.polygon(corners, tone, { shadow: 8 });
  if (!grain || !one || !other || !foot) return;
  const thick = foot[1] - other[1];
  [0.28, 0.62, 0.84].forEach((down, index) =>
    pen.line(
      range(4).map((step): Point => [
        lerp(one[0] + 30, other[0] - 30 - index * 90, step / 3),
        one[1] + thick * down + (step % 2) * 3,
      ]),
      shade(tone, -0.05),
      2.4,
    ),
  );
}

/** Rows that run away from us, each with its label at the near end. */
function rows(pen: Pen, plan: Plan): void {
  const acrossOf = (row: number): number => -0.8 + (row * 1.6) / (crops.length - 1);
  range(crops.length + 1).forEach((row) => {
    const across = acrossOf(row - 0.5);
    pen.ribbon([plan(across, 0.02), plan(across, 0.5), plan(across, 1)], 9, 22, material.soil);
  });
  range(depths).forEach((step) => {
    const near = (step + 0.55) / depths;
    crops.forEach((crop, row) => {
      const [x, y] = plan(acrossOf(row), near);
      pen.atDepth(lerp(0.8, 1, near), () =>
        pen.place(x + pen.between(-5, 5), y, { scale: lerp(0.62, 1.06, near) }, () =>
          crop(pen, 60 * pen.between(0.92, 1.08)),
        ),
      );
    });
  });
  crops.forEach((_, row) => {
    const [x, y] = plan(acrossOf(row), 1);
    pen.polygon(
      [
        [x - 16, y - 72],
        [x + 16, y - 72],
        [x + 16, y - 20],
        [x, y + 4],
        [x - 16, y - 20],
      ],
      material.paper,
      { shadow: 5 },
    );
    pen.line(
      [
        [x - 9, y - 54],
        [x + 9, y - 54],
      ],
      material.aubergine,
      4,
    );
  });
}

/** A bed framed in timber, seen a little from above: five rows, newly planted, on the lawn. */
export const raisedBed: DrawPlace = (pen, { width, scene: { season } }) => {
  const horizon = 470;
  sky(pen, width, horizon, season, { x: width * 0.76, y: 190, radius: 92 });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon - 10, stageHeight, season);
  gardenTree(pen, width * 0.12, 580, 1.3, season);
  gardenTree(pen, width * 0.93, 540, 1, season);
  const [middle, back, front] = [width * 0.5, 536, 806];
  const halves = [Math.min(380, width * 0.3), Math.min(540, width * 0.43)] as const;
  const plan: Plan = (across, near) => [
    middle + across * lerp(halves[0], halves[1], near),
    lerp(back, front, near ** 1.12),
  ];
  const cedar = shade(mix(material.wood, material.oak, 0.5), 0.01);
  const rim = 20;
  const [backLeft, backRight, frontLeft, frontRight] = [
    plan(-1, 0),
    plan(1, 0),
    plan(-1, 1),
    plan(1, 1),
  ];
  pen.shape(
    ellipse(halves[1] * 1.06, 40, { points: 18, x: middle, y: front + 128 }),
    shade(leaf.moss, -0.08),
    { opacity: 0.3 },
  );
  pen.polygon(
    [
      [backLeft[0] - 26, back - 52],
      [backRight[0] + 26, back - 52],
      [backRight[0] + 26, back + 6],
      [backLeft[0] - 26, back + 6],
    ],
    shade(cedar, -0.07),
    { shadow: 6 },
  );
  pen.polygon([backLeft, backRight, frontRight, frontLeft], shade(material.soil, 0.07));
  range(90).forEach(() => {
    const [x, y] = plan(pen.between(-0.97, 0.97), pen.between(0.03, 0.98));
    pen.dot(x, y, pen.between(3, 6), shade(material.soil, pen.between(-0.03, 0.19)));
  });
  ([-1, 1] as const).forEach((side) => {
    const [far, near] = side < 0 ? [backLeft, frontLeft] : [backRight, frontRight];
    pen.polygon(
      [
        [far[0] + side * rim, far[1] - 52],
        far,
        near,
        [near[0], near[1] - 30],
        [near[0] + side * 34, near[1] - 36],
      ],
      shade(cedar, side < 0 ? -0.02 : 0.05),
      { shadow: 5 },
    );
  });
  rows(pen, plan);
  range(2).forEach((board) => {
    const y = front - 14 + board * 66;
    timber(
      pen,
      [
        [frontLeft[0] - 34, y],
        [frontRight[0] + 34, y],
        [frontRight[0] + 34, y + 66],
        [frontLeft[0] - 34, y + 66],
      ],
      shade(cedar, board ? -0.035 : 0.01),
      true,
    );
  });
  pen.rectangle(frontLeft[0] - 34, front - 26, halves[1] * 2 + 68, 15, shade(cedar, 0.09));
  [frontLeft[0] - 44, frontRight[0] + 2].forEach((x) => {
    pen.rectangle(x, front - 46, 44, 182, shade(cedar, -0.02), { shadow: 7 });
    pen.rectangle(x - 3, front - 54, 50, 14, shade(cedar, 0.1));
    [16, 88].forEach((down) => pen.dot(x + 22, front + down, 5, material.iron));
  });
  range(11).forEach((index) =>
    pen.place(
      frontLeft[0] - 60 + (index * (halves[1] * 2 + 120)) / 10 + pen.between(-14, 14),
      front + 144,
      {},
      () => grass(pen, pen.between(34, 58), shade(leaf.leaf, 0.05)),
    ),
  );
  stand(pen, width * 0.9, 952, 0.52, {
    kind: 'hardgood',
    item: 'watering-can',
    name: 'watering can',
    palette: 'green',
    backdrop: 'sage',
  });
};
