import { shade } from '../drawing/colour';
import { asPoints, ellipse, lerp, range, stemCurve, type Point } from '../drawing/geometry';
import { mouthOpening, rimLine, turnedBody } from '../vessels/turned';
import { standsOn, type DrawGood } from './hardgood';
import { posy } from './solids';

/** A galvanised can with a rose on its spout and a posy on its side. */
export const wateringCan: DrawGood = (pen, { paint }) => {
  const handle = asPoints(stemCurve([-104, -60], [-250, -190], [-70, -262], 8));
  pen.line(handle, shade(paint, -0.1), 20);
  pen.line(
    handle.map(([x, y]): Point => [x - 4, y - 3]),
    shade(paint, 0.04),
    8,
  );
  pen.ribbon(
    [
      [90, -70],
      [170, -150],
      [232, -262],
    ],
    52,
    26,
    shade(paint, -0.06),
    { shadow: 6 },
  );
  pen.ribbon(
    [
      [92, -86],
      [166, -162],
      [228, -268],
    ],
    14,
    7,
    shade(paint, 0.05),
  );
  pen.place(238, -272, { turn: 42 }, () => {
    pen.shape(ellipse(48, 19), shade(paint, -0.08), { shadow: 4 });
    pen.shape(ellipse(40, 14, { y: -2 }), shade(paint, 0.05));
    range(9).forEach((index) =>
      pen.dot((index - 4) * 8, -4 + (index % 2) * 5, 2.2, shade(paint, -0.25)),
    );
  });
  mouthOpening(pen, 92, -232, paint, 5);
  turnedBody(
    pen,
    [
      [97, -232],
      [106, -120],
      [118, 0],
    ],
    paint,
  );
  [0.14, 0.86].forEach((height) =>
    pen.line(rimLine([lerp(98, 117, height), lerp(-232, 0, height)]), shade(paint, -0.1), 4),
  );
  pen.shape(
    [
      [-97, -232],
      [-60, -246],
      [20, -252],
      [97, -232],
      [60, -216],
      [-40, -216],
    ],
    shade(paint, 0.045),
    { shadow: 3 },
  );
  const arch = asPoints(stemCurve([-60, -240], [0, -352], [76, -236], 8));
  pen.line(arch, shade(paint, -0.06), 17);
  pen.line(
    arch.map(([x, y]): Point => [x - 3, y - 4]),
    shade(paint, 0.07),
    6,
  );
  posy(pen, -6, -110, 0.62);
  return standsOn(118);
};
