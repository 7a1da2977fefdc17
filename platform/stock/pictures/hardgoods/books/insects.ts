import { shade } from '../../drawing/colour';
import { ellipse, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { monarch } from '../../habits/garden-plants/monarch';
import { material, petal } from '../../pigments';

function ladybird(pen: Pen): void {
  pen.dot(0, -22, 13, material.iron);
  pen.shape(ellipse(25, 27, { points: 14 }), petal.red, { shadow: 4 });
  pen.line(
    [
      [0, -26],
      [0, 26],
    ],
    material.iron,
    3,
  );
  [
    [-12, -8],
    [12, -8],
    [-13, 10],
    [13, 10],
  ].forEach(([x = 0, y = 0]) => pen.dot(x, y, 5, material.iron));
}

function bee(pen: Pen): void {
  [-34, 30].forEach((turn) =>
    pen.place(0, -8, { turn }, () =>
      pen.shape(ellipse(13, 24, { points: 10, y: -24 }), shade(material.glass, 0.02), {
        shadow: 3,
      }),
    ),
  );
  pen.shape(ellipse(36, 21, { points: 14 }), petal.yellow, { shadow: 4 });
  range(3).forEach((index) =>
    pen.line(
      [
        [-14 + index * 17, -18],
        [-10 + index * 17, 0],
        [-14 + index * 17, 18],
      ],
      material.iron,
      8,
    ),
  );
  pen.dot(-34, -1, 13, material.iron);
}

/** A plate of garden insects: a monarch, a ladybird and a bee. */
export function coverOfInsects(pen: Pen): void {
  pen.rectangle(-104, -118, 208, 250, shade(material.paper, -0.01), { shadow: 4 });
  pen.place(0, -26, { scale: 0.86 }, () => monarch(pen));
  pen.place(-50, 92, { turn: -24 }, () => ladybird(pen));
  pen.place(48, 94, { turn: 12 }, () => bee(pen));
}
