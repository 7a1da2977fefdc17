import { pigment, shade } from '../../drawing/colour';
import { mirrored, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';
import { furBand, suit } from './santa-cloth';
import { santaHead } from './santa-head';

const leather = shade(material.iron, -0.1);
const mitten = pigment(0.4, 0.06, 162);

function leg(pen: Pen, side: 1 | -1): void {
  pen.ribbon(
    [
      [side * 58, -232],
      [side * 84, -190],
      [side * 88, -96],
    ],
    104,
    86,
    shade(suit, side < 0 ? 0 : -0.05),
    { shadow: 6 },
  );
  pen.shape(
    [
      [side * 46, -98],
      [side * 132, -98],
      [side * 134, -30],
      [side * 172, -12],
      [side * 172, 8],
      [side * 48, 8],
    ],
    leather,
    { shadow: 6 },
  );
  pen.shape(
    [
      [side * 62, -84],
      [side * 80, -84],
      [side * 78, -36],
      [side * 66, -30],
    ],
    shade(leather, 0.13),
  );
  furBand(
    pen,
    [
      [side * 40, -100],
      [side * 88, -94],
      [side * 138, -102],
    ],
    32,
  );
}

function arm(pen: Pen, side: 1 | -1): void {
  pen.ribbon(
    [
      [side * 104, -392],
      [side * 178, -330],
      [side * 190, -268],
    ],
    92,
    66,
    shade(suit, side < 0 ? 0.03 : -0.04),
    { shadow: 7 },
  );
  pen.shape(
    [
      [side * 160, -262],
      [side * 220, -266],
      [side * 230, -222],
      [side * 204, -200],
      [side * 168, -206],
    ],
    mitten,
    { shadow: 5 },
  );
  furBand(
    pen,
    [
      [side * 152, -262],
      [side * 190, -256],
      [side * 228, -268],
    ],
    32,
  );
}

function coat(pen: Pen): void {
  const half: Point[] = [
    [-96, -420],
    [-142, -340],
    [-152, -258],
    [-138, -186],
  ];
  pen.shape([[0, -430], ...half, [0, -172], ...mirrored(half).reverse()], suit, { shadow: 7 });
  pen.shape(
    [
      [40, -420],
      [96, -420],
      [142, -340],
      [152, -258],
      [138, -186],
      [70, -178],
      [96, -280],
    ],
    shade(suit, -0.045),
  );
  furBand(
    pen,
    [
      [-142, -192],
      [-70, -172],
      [0, -168],
      [70, -172],
      [142, -192],
    ],
    38,
  );
  furBand(
    pen,
    [
      [0, -400],
      [2, -290],
      [0, -190],
    ],
    30,
  );
  pen.ribbon(
    [
      [-150, -272],
      [-70, -252],
      [0, -248],
      [70, -252],
      [150, -272],
    ],
    36,
    36,
    leather,
    { shadow: 4 },
  );
  pen.rectangle(-33, -276, 66, 54, material.brass, { shadow: 5 });
  pen.rectangle(-19, -263, 38, 28, leather);
}

/** Santa, seated, from in front; his boots stand on y = 0 and his hat ends 650 above. */
export function santa(pen: Pen): void {
  leg(pen, -1);
  leg(pen, 1);
  coat(pen);
  arm(pen, -1);
  arm(pen, 1);
  santaHead(pen);
}
