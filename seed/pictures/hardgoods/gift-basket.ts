import { shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { eucalyptus } from '../foliage/sprigs';
import { leaf, material, petal } from '../pigments';
import { basket as wovenBasket } from '../vessels/basket';
import { bow } from '../vessels/bow';
import { turnedBody } from '../vessels/turned';
import { standsOn, type DrawGood } from './hardgood';
import { drawBox, floret, posy } from './solids';

function jar(pen: Pen, x: number, y: number, filling: Pigment): void {
  pen.place(x, y, {}, () => {
    turnedBody(pen, [[34, -128], [44, -112], [46, -20], [40, 0]], filling, { shine: 4, shadow: 5 });
    turnedBody(pen, [[38, -150], [38, -126]], material.brass, { angular: true });
    pen.rectangle(-32, -88, 56, 48, material.paper);
    floret(pen, -4, -64, 18, material.aubergine);
  });
}

function packet(pen: Pen, x: number, y: number, turn: number, colour: Pigment): void {
  pen.place(x, y, { turn }, () => {
    pen.rectangle(-52, -176, 104, 190, material.paper, { shadow: 6 });
    pen.rectangle(-52, -176, 104, 42, colour);
    posy(pen, 0, -78, 0.5, 'daisy', colour.lightness > 0.85 ? petal.yellow : colour);
  });
}

/** Crumpled tissue over the rim. */
function tissue(pen: Pen): void {
  const points = range(17).map((index): Point => [(index / 8 - 1) * 134, index % 2 ? -196 + pen.between(-10, 12) : -160]);
  pen.polygon([...points, [134, -140], [-134, -140]], shade(material.paper, -0.01), { shadow: 4 });
  range(8).forEach((index) => pen.polygon([points[index * 2] ?? [0, 0], points[index * 2 + 1] ?? [0, 0],
    [(index / 4 - 1) * 134 + 16, -146]], shade(material.paper, -0.05)));
}

/** A filled market basket: a jar, a packet, a tin and a sprig under a hooped handle with a bow. */
export const basket: DrawGood = (pen, { paint }) => {
  const body = wovenBasket(pen, material.straw);
  const hoop: Point[] = [[-128, -150], [-132, -330], [0, -442], [132, -330], [128, -150]];
  body.back();
  pen.ribbon(hoop, 18, 18, shade(material.straw, -0.1), { shadow: 4 });
  pen.ribbon(hoop.map(([x, y]): Point => [x, y - 5]), 6, 6, shade(material.straw, 0.08));
  [-30, -8, 18].forEach((turn) => pen.place(-20, -150, { turn }, () => eucalyptus(pen, 210, leaf.dusty)));
  packet(pen, -66, -148, -9, paint);
  drawBox(pen, 34, -140, { width: 66, height: 118, depth: [16, 12] }, shade(paint, paint.lightness > 0.7 ? -0.12 : 0.12));
  pen.shape(ellipse(22, 22, { x: 67, y: -206 }), material.paper);
  floret(pen, 67, -206, 16, material.aubergine);
  jar(pen, 4, -136, petal.orange);
  tissue(pen);
  body.front();
  bow(pen, { x: -112, y: -206, size: 0.66, pigment: paint });
  return standsOn(108);
};
