import { shade } from '../../drawing/colour';
import { range, scaled, type Point } from '../../drawing/geometry';
import { foldedPetal, type DrawHead } from '../head';
import { rose } from '../rose';

const broad: Point[] = [
  [0, 0.1],
  [-0.62, -0.2],
  [-0.86, -0.72],
  [-0.5, -0.98],
  [-0.16, -0.9],
  [0.2, -1.02],
  [0.58, -0.94],
  [0.84, -0.66],
  [0.6, -0.18],
];

/** A double begonia: a skirt of broad wavy petals round a close rose. */
export const doubleBegonia: DrawHead = (pen, head) => {
  const { radius, pigment } = head;
  [7, 6].forEach((count, ring) =>
    range(count).forEach((index) =>
      pen.place(0, 0, { turn: ((index + ring * 0.5) / count) * 360 + pen.between(-7, 7) }, () =>
        foldedPetal(
          pen,
          scaled(broad, radius * (ring ? 0.84 : 1.02)),
          shade(pigment, pen.light(0) * 0.06 - 0.025 + ring * 0.02),
          { lip: 0.075, lift: radius * 0.03, shadow: radius * 0.05, inner: 0.9 },
        ),
      ),
    ),
  );
  rose(pen, { ...head, radius: radius * 0.58, pigment: shade(pigment, 0.02) });
};
