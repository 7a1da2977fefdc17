import { shade } from '../../drawing/colour';
import { asPoints, ellipse, range, stemCurve } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';

const green = shade(leaf.fresh, -0.01);

function pearl(pen: Pen, x: number, y: number, size: number, step: number): void {
  pen.shape(ellipse(size, size * 0.94, { points: 8, x, y }), shade(green, step), { shadow: 2.5 });
  pen.shape(
    ellipse(size * 0.4, size * 0.3, { points: 6, x: x - size * 0.28, y: y - size * 0.32 }),
    shade(green, step + 0.1),
  );
}

/** One thread of beads that hangs from the rim. */
function thread(pen: Pen, x: number, length: number): void {
  const line = stemCurve(
    [x * 0.8, -6],
    [x * 1.2, length * 0.2],
    [x * 1.1 + pen.between(-10, 10), length],
    Math.round(length / 17),
  );
  pen.line(asPoints(line), shade(green, -0.14), 2.4);
  line
    .slice(1)
    .forEach((bead, index) =>
      pearl(pen, bead.x + (index % 2 ? 7 : -7), bead.y, 11.5, pen.between(-0.05, 0.05)),
    );
}

/** A cushion of green pearls, threads of them falling all round. */
export function stringOfPearls(pen: Pen, room: number): void {
  const threads = (count: number, near: number, longest: number) =>
    pen.atDepth(near, () =>
      range(count).forEach((index) =>
        thread(
          pen,
          (index / (count - 1) - 0.5) * 2 * room * 1.08,
          longest * (0.5 + 0.5 * ((index * 0.618 + near) % 1)),
        ),
      ),
    );
  threads(9, 0.66, 430);
  range(86).forEach((index) => {
    const row = Math.floor(index / 22);
    const across = ((index % 22) / 21) * 2 - 1;
    pearl(
      pen,
      across * room * (1.04 - row * 0.05) + pen.between(-8, 8),
      -40 * Math.sqrt(1 - across * across * 0.8) + row * 14 + pen.between(-5, 5),
      13,
      row * 0.02 - 0.05 - across * 0.04 + pen.between(-0.03, 0.03),
    );
  });
  threads(8, 1, 340);
}
