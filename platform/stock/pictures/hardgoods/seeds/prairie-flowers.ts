import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, petal as petalShape, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { centre, leaf, petal } from '../../pigments';

/** A coneflower from the side: rays that hang, a bristling cone above them. */
function coneflower(pen: Pen, size: number): void {
  const ray = { ...petal.magenta, lightness: 0.64, chroma: 0.15, hue: 340 };
  const rays = (turns: readonly number[], length: number, step: number) =>
    turns.forEach((turn) =>
      pen.place(0, 0, { turn }, () => {
        pen.shape(
          petalShape(size * length, size * 0.17, { tip: 0.7, widest: 0.6, notch: 0.06 }),
          shade(ray, step + pen.light(0) * 0.05),
          { shadow: size * 0.05 },
        );
        pen.line(
          [
            [0, -size * 0.2],
            [0, -size * length * 0.8],
          ],
          shade(ray, step - 0.07),
          size * 0.025,
        );
      }),
    );
  rays([96, -96, 118, -118], 0.92, -0.07);
  rays([142, -142, 165, -165, 180], 0.86, 0);
  pen.shape(
    ellipse(size * 0.42, size * 0.36, { points: 13, y: -size * 0.12 }),
    shade(centre.rust, -0.05),
    { shadow: size * 0.06 },
  );
  range(4).forEach((row) =>
    range(6 - row).forEach((index) =>
      pen.dot(
        (index - (5 - row) / 2) * size * 0.135,
        size * (0.03 - row * 0.12),
        size * 0.055,
        row % 2 ? petal.orange : shade(centre.rust, 0.1),
      ),
    ),
  );
}

/** A black-eyed Susan from in front. */
function susan(pen: Pen, size: number): void {
  range(13).forEach((index) =>
    pen.place(0, 0, { turn: ((index * 5) % 13) * 27.7, squash: 1 }, () =>
      pen.shape(
        petalShape(size, size * 0.16, { pointed: true, widest: 0.55 }),
        shade(petal.yellow, pen.light(0) * 0.05 - (index % 2) * 0.03),
        { shadow: size * 0.05 },
      ),
    ),
  );
  pen.shape(ellipse(size * 0.29, size * 0.26, { points: 12 }), centre.umber, {
    shadow: size * 0.07,
  });
  pen.dot(-size * 0.05, -size * 0.07, size * 0.13, shade(centre.umber, 0.1));
}

/** A blazing star: a wand of violet tufts, open from the top. */
function blazingStar(pen: Pen, foot: Point, tip: Point): void {
  pen.ribbon([foot, [(foot[0] + tip[0]) / 2 + 4, (foot[1] + tip[1]) / 2], tip], 6, 4, leaf.stem);
  range(11).forEach((index) => {
    const share = 0.4 + index * 0.06;
    const [x, y] = [lerp(foot[0], tip[0], share), lerp(foot[1], tip[1], share)];
    const tuft = 15 - index * 0.5;
    [-74, 74, -34, 34, 0].forEach((turn) =>
      pen.place(x, y, { turn }, () =>
        pen.shape(
          petalShape(tuft, 4.6, { pointed: true }),
          shade(petal.purple, 0.1 + (turn < 0 ? 0.05 : 0) - (index % 2) * 0.04),
        ),
      ),
    );
  });
}

function stem(pen: Pen, [x, y]: Point, tone: Pigment): void {
  pen.ribbon(
    [
      [x * 0.2, -58],
      [x * 0.62, -112],
      [x, y],
    ],
    6,
    4.5,
    tone,
  );
}

/** What comes up in a prairie patch: coneflowers, black-eyed Susans, blazing stars, grass between them. */
export function printedPrairie(pen: Pen): void {
  range(12).forEach((index) => {
    const turn = lerp(-40, 40, index / 11);
    pen.place(turn * 1.3, -58, { turn: turn * 0.36 }, () =>
      drawLeaf(pen, 120 + ((index * 47) % 60), 5, mix(leaf.fresh, petal.lemon, 0.15), {
        bend: turn / 300,
        vein: false,
        shadow: 1,
      }),
    );
  });
  blazingStar(pen, [-26, -58], [-84, -268]);
  blazingStar(pen, [26, -58], [52, -288]);
  const cones: Point[] = [
    [-32, -226],
    [82, -204],
  ];
  const susans: [at: Point, size: number][] = [
    [[-68, -142], 37],
    [[64, -128], 35],
    [[10, -158], 45],
  ];
  [...cones, ...susans.map(([at]) => at)].forEach((at) => stem(pen, at, leaf.stem));
  [-56, 54, -22, 26].forEach((turn, index) =>
    pen.place(turn * 0.4, -62, { turn }, () =>
      drawLeaf(pen, 72, 15, shade(leaf.leaf, index % 2 ? 0.03 : -0.03)),
    ),
  );
  cones.forEach(([x, y], index) =>
    pen.place(x, y, { turn: index ? 8 : -5 }, () => coneflower(pen, 48)),
  );
  susans.forEach(([[x, y], size]) => pen.place(x, y, { turn: x / 6 }, () => susan(pen, size)));
}
