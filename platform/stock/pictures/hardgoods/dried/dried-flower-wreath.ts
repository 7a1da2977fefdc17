import { drawHead } from '../../blooms/bloom-kinds';
import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { cycle, petal as petalOutline, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { centre, leaf, material, petal } from '../../pigments';

const ringRadius = 216;
const vine = mix(material.wood, material.chocolate, 0.34);
const dry = mix(leaf.sage, material.straw, 0.5);

/** Lengths of grapevine wound round and round each other, a few ends springing loose. */
function grapevine(pen: Pen): void {
  range(58).forEach((index) => {
    const from = index * 67 + pen.between(0, 40);
    const sweep = pen.between(80, 130);
    const [start, end] = [pen.between(-36, 36), pen.between(-36, 36)];
    const loose = index % 9 === 8 ? 26 : 0;
    const line = range(10).map((step): Point => {
      const share = step / 9;
      const wave = Math.sin(share * Math.PI * 2 + index) * 7;
      const out = loose * share * share;
      return polar(from + sweep * share, ringRadius + start + (end - start) * share + wave + out);
    });
    const tone = shade(vine, pen.between(-0.09, 0.12) + (index / 58 - 0.6) * 0.1);
    pen.ribbon(line, 15, 8, tone, { shadow: 5 });
    pen.line(
      line.slice(1, -1).map(([x, y]): Point => [x - 2, y - 3]),
      shade(tone, 0.1),
      2.4,
      { opacity: 0.8 },
    );
  });
  [28, 96].forEach((around, which) => {
    const [x, y] = polar(around, ringRadius + 24);
    const curl = range(16).map((step): Point => {
      const [dx, dy] = polar(step * 44, 24 - step * 1.3);
      return [x + dx + step * (which ? 3.4 : 4), y + dy - step * 2];
    });
    pen.line(curl, shade(vine, 0.02), 4.6);
  });
}

/** A strawflower: stiff pointed bracts in rings like scales, shining, round a flat tawny eye. */
function strawflower(pen: Pen, radius: number, tone: Pigment): void {
  [
    [15, 1, -0.09],
    [14, 0.84, -0.03],
    [12, 0.67, 0.02],
    [10, 0.5, 0.06],
  ].forEach(([count = 12, reach = 1, step = 0], ring) =>
    range(count).forEach((index) =>
      pen.place(0, 0, { turn: ((index + ring * 0.5) * 360) / count + pen.between(-5, 5) }, () => {
        const long = radius * reach * pen.between(0.94, 1.05);
        pen.shape(
          petalOutline(long, radius * 0.15, { pointed: true, widest: 0.66 }),
          shade(tone, step + pen.light(0) * 0.05),
          { shadow: radius * 0.05 },
        );
        pen.line(
          [
            [0, -long * 0.6],
            [0, -long * 0.92],
          ],
          shade(tone, step + 0.1),
          radius * 0.035,
        );
      }),
    ),
  );
  pen.dot(0, 0, radius * 0.3, shade(centre.rust, 0.06), { shadow: radius * 0.05 });
  pen.dot(-radius * 0.03, -radius * 0.03, radius * 0.24, shade(centre.gold, -0.04));
  range(9).forEach((index) => {
    const [x, y] = polar(index * 40, radius * 0.15);
    pen.dot(x, y, radius * 0.04, shade(centre.rust, 0.04));
  });
}

/** Statice: winged stalks that fork, each fork a comb of papery cups with a white heart. */
function statice(pen: Pen, length: number, tone: Pigment): void {
  [-27, 24, 0].forEach((turn) =>
    pen.place(0, 0, { turn }, () => {
      const long = length * (turn ? 0.86 : 1);
      pen.line(
        [
          [0, 0],
          [0, -long],
        ],
        dry,
        5,
      );
      range(7).forEach((index) =>
        pen.place(
          (index % 2 ? 1 : -1) * 9,
          -long * (0.5 + index * 0.08),
          { turn: index % 2 ? 22 : -22 },
          () => {
            pen.polygon(
              [
                [0, 8],
                [-11, -8],
                [-5, -6],
                [0, -12],
                [5, -6],
                [11, -8],
              ],
              shade(tone, pen.between(-0.05, 0.06)),
              { shadow: 3 },
            );
            pen.dot(0, -6, 3.4, material.paper);
          },
        ),
      );
    }),
  );
}

const papery: readonly Pigment[] = [
  petal.coral,
  petal.yellow,
  shade(petal.burgundy, 0.08),
  petal.cream,
  petal.orange,
  petal.pink,
];
const larkspurBlue = pigment(0.56, 0.11, 275);

/** Strawflower, statice and larkspur, dried, over the lower half of a ring of bare grapevine. */
export function driedFlowerWreath(pen: Pen): void {
  grapevine(pen);
  const counted = pen.blooms;
  const at = (around: number, reach: number, turn: number, draw: () => void): void => {
    const [x, y] = polar(around, ringRadius + reach);
    pen.place(x, y, { turn: around + turn }, draw);
  };
  [
    [112, -78, 104],
    [136, -58, 84],
    [132, -110, 78],
    [296, 78, 108],
    [270, 56, 88],
    [276, 112, 80],
    [204, 0, 74],
    [226, 178, 62],
  ].forEach(([around = 0, turn = 0, size = 0], index) =>
    at(around, index > 5 ? 40 : 4, turn, () =>
      drawHead(pen, 'delphinium', {
        x: 0,
        y: -size * 0.5,
        radius: size,
        pigment: index % 3 === 1 ? mix(petal.pink, petal.blush, 0.4) : larkspurBlue,
      }),
    ),
  );
  range(17).forEach((index) => {
    const around = 130 + index * 9.4;
    const side = index % 2 ? 1 : -1;
    at(around, side * 14, side > 0 ? 8 + pen.between(-14, 14) : 168 + pen.between(-14, 14), () =>
      statice(pen, 84, index % 3 ? shade(petal.purple, 0.06) : petal.lavender),
    );
  });
  range(17).forEach((index) => {
    const along = (index / 16) * 2 - 1;
    const around = 206 + along * 74;
    const across = [-26, 24, -4, 34, -34][index % 5] ?? 0;
    const [x, y] = polar(around, ringRadius + across * (1 - Math.abs(along) * 0.5));
    pen.place(x, y, { turn: pen.between(0, 40), squash: pen.between(0.88, 1) }, () =>
      strawflower(
        pen,
        (48 - Math.abs(along) * 16) * pen.between(0.86, 1.06),
        cycle(papery, index * 5 + 2),
      ),
    );
  });
  pen.blooms = counted;
}
