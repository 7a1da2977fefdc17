import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf, material } from '../pigments';
import type { MakeVessel } from './vessel';

/** A rectangle that lies before us, its far side shorter. */
const laid = (near: number, far: number, front: number, back: number): Point[] => [
  [-near, front],
  [near, front],
  [far, back],
  [-far, back],
];

/** The feet, the rim and the inside of a tray, down to its floor. */
export function trayBehind(pen: Pen, glaze: Pigment, floor: Pigment): void {
  [-222, 222].forEach((x) =>
    pen.polygon(
      [
        [x - 44, -22],
        [x + 44, -22],
        [x + 34, 8],
        [x - 34, 8],
      ],
      shade(glaze, -0.06),
      { shadow: 4 },
    ),
  );
  pen.polygon(laid(310, 272, -82, -160), shade(glaze, 0.06), { shadow: 5 });
  pen.polygon(laid(288, 254, -90, -153), shade(floor, -0.14));
  pen.polygon(laid(276, 246, -90, -136), floor);
  [-1, 1].forEach((side) =>
    pen.polygon(
      [
        [side * 288, -90],
        [side * 254, -153],
        [side * 246, -136],
        [side * 276, -90],
      ],
      shade(floor, side < 0 ? -0.18 : -0.04),
    ),
  );
}

/** The long front of a tray with its lip. */
export function trayBefore(pen: Pen, glaze: Pigment): void {
  pen.polygon(laid(268, 296, -12, -62), glaze);
  pen.polygon(
    [
      [-296, -62],
      [-120, -62],
      [-108, -12],
      [-268, -12],
    ],
    shade(glaze, 0.03),
  );
  pen.polygon(
    [
      [180, -62],
      [296, -62],
      [268, -12],
      [164, -12],
    ],
    shade(glaze, -0.05),
  );
  pen.polygon(laid(304, 310, -58, -86), shade(glaze, 0.05), { shadow: 4 });
  pen.line(
    [
      [-306, -83],
      [306, -83],
    ],
    shade(glaze, 0.14),
    5,
  );
  pen.line(
    [
      [-262, -44],
      [-236, -24],
    ],
    shade(glaze, 0.2),
    6,
    { opacity: 0.6 },
  );
}

/** The tray with earth and moss in it, for a little tree. */
export const bonsaiTray: MakeVessel = (pen, glaze = shade(material.clay, -0.14)) => ({
  mouth: -120,
  opening: 200,
  foot: 270,
  back() {
    trayBehind(pen, glaze, material.soil);
    range(9).forEach((index) =>
      pen.shape(
        ellipse(pen.between(34, 52), pen.between(10, 17), {
          points: 9,
          wobble: 0.2,
          random: pen.random,
          x: -216 + index * 54,
          y: -106 - (index % 2) * 12,
        }),
        shade(mix(leaf.moss, leaf.fresh, 0.3), pen.between(-0.05, 0.05)),
      ),
    );
  },
  front: () => trayBefore(pen, glaze),
});
