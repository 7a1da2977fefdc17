import { mix, shade } from '../../drawing/colour';
import { petal, range, scaled, type Point } from '../../drawing/geometry';
import { centre, leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

/** A lantern: spurs that end in knobs, spread sepals, a yellow skirt and a tassel of stamens. Its mouth is local "up"; it nods when it is turned over. */
export const columbine: DrawHead = (pen, { radius, pigment }) => {
  const red = { ...pigment, hue: pigment.hue + 6 };
  const gold = mix(petals.yellow, petals.lemon, 0.35);
  range(7).forEach((index) => {
    const x = (index / 3 - 1) * radius * 0.26;
    const tip: Point = [x * 1.35, -radius * (1.12 - Math.abs(index - 3) * 0.07)];
    pen.line([[x * 0.5, -radius * 0.4], tip], shade(gold, -0.06), radius * 0.035);
    pen.dot(tip[0], tip[1], radius * 0.055, centre.gold);
  });
  const spur = (x: number, lean: number, step: number): void => {
    const line: Point[] = [
      [x, 0],
      [x + lean * 0.5, 0.5],
      [x + lean * 0.4, 0.98],
    ];
    const tone = shade(red, step);
    pen.ribbon(scaled(line, radius), radius * 0.3, radius * 0.09, tone, { shadow: radius * 0.05 });
    pen.dot((x + lean * 0.4) * radius, radius * 1, radius * 0.085, shade(tone, 0.05));
  };
  spur(-0.16, 0.05, -0.09);
  spur(0.17, -0.04, -0.11);
  [-54, 54].forEach((turn) =>
    pen.place(0, radius * 0.06, { turn }, () =>
      pen.shape(
        petal(radius * 0.9, radius * 0.2, { pointed: true, widest: 0.5 }),
        shade(red, -0.05 + pen.light(0) * 0.04),
        { shadow: radius * 0.04 },
      ),
    ),
  );
  const skirt: Point[] = [
    [-0.3, 0.02],
    [-0.46, -0.4],
    [-0.42, -0.66],
    [-0.22, -0.78],
    [-0.13, -0.68],
    [0, -0.82],
    [0.13, -0.68],
    [0.22, -0.78],
    [0.42, -0.66],
    [0.46, -0.4],
    [0.3, 0.02],
  ];
  pen.shape(scaled(skirt, radius), gold, { shadow: radius * 0.05 });
  [-0.14, 0.14].forEach((x) =>
    pen.line(
      [
        [x * radius * 0.8, -radius * 0.1],
        [x * radius, -radius * 0.52],
      ],
      shade(gold, -0.09),
      radius * 0.03,
    ),
  );
  spur(-0.3, -0.12, 0.02);
  spur(0.3, 0.12, -0.05);
  spur(0, 0, 0.04);
  [-30, 30, 0].forEach((turn) =>
    pen.place(0, radius * 0.16, { turn }, () =>
      pen.shape(
        petal(radius * (turn ? 0.74 : 0.56), radius * 0.18, { pointed: true, widest: 0.45 }),
        shade(red, 0.02 + pen.light(0) * 0.05),
        { shadow: radius * 0.04 },
      ),
    ),
  );
  pen.dot(0, radius * 0.2, radius * 0.1, shade(leaf.fresh, -0.04));
};
