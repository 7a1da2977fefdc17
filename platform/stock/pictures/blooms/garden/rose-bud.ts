import { shade } from '../../drawing/colour';
import { ellipse, mirrored, petal, scaled, type Point } from '../../drawing/geometry';
import { leaf } from '../../pigments';
import { foldedPetal, type DrawHead } from '../head';
import { frontPetal } from '../rose';

/** A petal that has opened and rolls back at its rim. */
const opened: Point[] = [
  [0, 0.84],
  [-0.62, 0.66],
  [-1, 0.26],
  [-1.1, -0.12],
  [-0.94, -0.3],
  [-0.62, -0.26],
  [-0.26, 0.06],
];
/** The high middle, still wound. */
const heart: Point[] = [
  [0, 0.6],
  [-0.5, 0.32],
  [-0.62, -0.2],
  [-0.5, -0.66],
  [-0.22, -0.94],
  [0.14, -0.98],
  [0.46, -0.7],
  [0.6, -0.2],
  [0.5, 0.32],
];
const wound: readonly (readonly [size: number, up: number, aside: number, step: number])[] = [
  [0.4, 0.7, 0.01, -0.1],
  [0.33, 0.72, 0.03, 0.03],
  [0.25, 0.73, -0.01, -0.08],
  [0.17, 0.75, 0.02, 0.05],
  [0.09, 0.76, 0.01, -0.12],
];
const collar: Point[] = [
  [-0.6, -0.34],
  [-0.44, -0.56],
  [-0.06, -0.3],
  [0.3, -0.54],
  [0.6, -0.36],
  [0.54, 0.3],
  [0, 0.56],
  [-0.54, 0.3],
];

/** A hybrid tea from the side, half open: a high wound middle, outer petals rolled back, sepals hanging below. */
export const roseBud: DrawHead = (pen, { radius, pigment }) => {
  const cut = (points: readonly Point[], step: number) =>
    foldedPetal(pen, scaled(points, radius), shade(pigment, step), {
      lip: 0.085,
      lift: radius * 0.05,
      shadow: radius * 0.06,
      inner: 0.93,
    });
  [-140, 140, -166, 166].forEach((turn) =>
    pen.place(0, radius * 0.8, { turn }, () =>
      pen.shape(petal(radius * 0.56, radius * 0.11, { pointed: true, widest: 0.3 }), leaf.leaf),
    ),
  );
  pen.shape(scaled(heart, radius), shade(pigment, -0.05), { shadow: radius * 0.06 });
  wound.forEach(([size, up, aside, step], index) =>
    pen.place(aside * radius, -up * radius, { squash: 0.62, turn: index * 31 - 20 }, () =>
      pen.shape(
        ellipse(size * radius, size * radius, { points: 9, wobble: 0.12, random: pen.random }),
        shade(pigment, step),
        { shadow: radius * 0.025 },
      ),
    ),
  );
  cut(collar, -0.02);
  cut(opened, 0.03);
  cut(mirrored(opened), -0.05);
  cut(
    scaled(mirrored(frontPetal), 0.86).map(([x, y]): Point => [x + 0.2, y + 0.06]),
    -0.015,
  );
  cut(
    scaled(frontPetal, 0.9).map(([x, y]): Point => [x - 0.12, y + 0.14]),
    0.015,
  );
  pen.shape(ellipse(radius * 0.17, radius * 0.16, { points: 8, y: radius * 0.94 }), leaf.stem);
};
