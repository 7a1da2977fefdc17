import { shade } from '../../drawing/colour';
import { petal, polar, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal as petals } from '../../pigments';
import type { Pigment } from '../../drawing/colour';
import type { DrawHead } from '../head';

function whiteStar(pen: Pen, size: number, tone: Pigment): void {
  range(6).forEach((index) =>
    pen.place(0, 0, { turn: ((index * 2) % 6) * 60 + (index > 2 ? 60 : 0) }, () =>
      pen.shape(
        petal(size, size * 0.34, { pointed: true, widest: 0.55, base: 0.6 }),
        shade(tone, pen.light(0) * 0.03 - (index < 3 ? 0.045 : 0.005)),
        { shadow: size * 0.07 },
      ),
    ),
  );
  pen.dot(0, 0, size * 0.32, shade(tone, -0.05), { shadow: size * 0.05 });
  pen.dot(0, 0, size * 0.24, shade(petals.white, 0.012));
  pen.dot(0, 0, size * 0.09, shade(petals.lemon, -0.1));
}

/** A paperwhite: six small stars, white to the rim of their cups, on short stalks from one sheath. */
export const paperwhite: DrawHead = (pen, { radius, pigment }) => {
  const places = [-96, 92, -48, 52, 4, 172].map(
    (turn, index) => [turn, index === 5 ? 0.06 : 0.62] as const,
  );
  places.forEach(([turn, reach]) => {
    const [x, y] = polar(turn, radius * reach);
    pen.line(
      [
        [0, radius * 0.7],
        [x * 0.4, y * 0.3 + radius * 0.2],
        [x, y],
      ],
      leaf.fresh,
      radius * 0.06,
    );
  });
  pen.place(0, radius * 0.82, {}, () =>
    pen.shape(petal(radius * 0.62, radius * 0.13, { pointed: true }), shade(leaf.olive, 0.16)),
  );
  places.forEach(([turn, reach]) => {
    const [x, y] = polar(turn, radius * reach);
    pen.place(x, y, { turn: turn * 0.3 + pen.between(-14, 14), squash: 0.94 }, () =>
      whiteStar(pen, radius * 0.44, pigment),
    );
  });
};
