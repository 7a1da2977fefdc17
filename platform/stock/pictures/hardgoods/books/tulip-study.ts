import { drawHead } from '../../blooms/bloom-kinds';
import { shade } from '../../drawing/colour';
import { ellipse } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';

/** A tulip in watercolour on the cover sheet, its washes run over the line, the colours tried out below. */
export function coverOfTulip(pen: Pen): void {
  const counted = pen.blooms;
  pen.rectangle(-104, -122, 208, 262, material.paper, { shadow: 5 });
  const wash = { points: 11, wobble: 0.3, random: pen.random };
  pen.shape(ellipse(62, 52, { ...wash, x: 8, y: -62 }), petal.coral, { opacity: 0.3 });
  pen.shape(ellipse(50, 46, { ...wash, x: -22, y: 34 }), leaf.fresh, { opacity: 0.3 });
  pen.shape(ellipse(40, 34, { ...wash, x: 40, y: 28 }), petal.lavender, { opacity: 0.32 });
  pen.ribbon(
    [
      [2, 84],
      [8, 20],
      [2, -40],
    ],
    8,
    6,
    leaf.stem,
  );
  [-30, 26].forEach((turn) =>
    pen.place(2, 82, { turn }, () =>
      drawLeaf(pen, 116, 17, shade(leaf.sage, -0.1), { bend: turn / 160 }),
    ),
  );
  drawHead(pen, 'tulip', { x: 2, y: -62, radius: 54, pigment: petal.coral });
  [petal.coral, petal.yellow, leaf.fresh, leaf.sage, petal.lavender].forEach((tone, index) =>
    pen.shape(ellipse(12, 10, { ...wash, x: -66 + index * 33, y: 114 }), tone),
  );
  pen.place(120, 76, { turn: 26 }, () => {
    pen.ribbon(
      [
        [0, 10],
        [0, -176],
      ],
      9,
      6,
      shade(material.oak, 0.04),
      { shadow: 5 },
    );
    pen.rectangle(-6, 4, 12, 24, material.zinc);
    pen.shape(
      [
        [-6, 28],
        [-8, 42],
        [0, 66],
        [8, 42],
        [6, 28],
      ],
      petal.coral,
      { shadow: 4 },
    );
  });
  pen.blooms = counted;
}
