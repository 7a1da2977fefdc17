import { shade } from '../../drawing/colour';
import { ellipse } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';
import { trayBefore, trayBehind } from '../../vessels/bonsai-tray';
import { standsOn, type DrawGood } from '../hardgood';

/** Where the water runs out: two large holes, four small ones for the wire that holds the tree. */
function holes(pen: Pen): void {
  const dark = shade(material.soil, -0.04);
  [-112, 112].forEach((x) => {
    pen.shape(ellipse(34, 11, { points: 10, x, y: -116 }), dark);
    pen.shape(ellipse(30, 7, { points: 10, x, y: -113 }), shade(dark, 0.1));
  });
  [-40, 40].forEach((x) =>
    [-130, -102].forEach((y) =>
      pen.shape(ellipse(7, 3.4, { points: 8, x: x * (y < -120 ? 0.94 : 1.04), y }), dark),
    ),
  );
}

/** A long, low tray on feet, glazed outside and bare clay within, as a bonsai stands in. */
export const bonsaiTray: DrawGood = (pen, { paint }) => {
  trayBehind(pen, paint, shade(material.clay, -0.05));
  holes(pen);
  trayBefore(pen, paint);
  return standsOn(270);
};
