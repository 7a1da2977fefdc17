import { shade } from '../../drawing/colour';
import type { Point } from '../../drawing/geometry';
import { material } from '../../pigments';
import { basket } from '../basket';
import { bow } from '../bow';
import type { MakeVessel } from '../vessel';

const hoop: Point[] = [
  [-128, -150],
  [-150, -330],
  [-96, -486],
  [0, -530],
  [96, -486],
  [150, -330],
  [128, -150],
];

/** A small basket to carry: a high hoop over the flowers, a ribbon on its side. */
export const handledBasket: MakeVessel = (pen) => {
  const body = basket(pen, shade(material.straw, 0.06));
  return {
    ...body,
    back() {
      body.back();
      pen.ribbon(hoop, 17, 17, shade(material.straw, -0.06), { shadow: 4 });
      pen.ribbon(
        hoop.map(([x, y]): Point => [x, y - 4]),
        6,
        6,
        shade(material.straw, 0.1),
      );
    },
    front() {
      body.front();
      bow(pen, { x: 0, y: -118, size: 0.62, pigment: material.paper });
    },
  };
};
