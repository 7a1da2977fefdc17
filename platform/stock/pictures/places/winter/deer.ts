import { mix, shade, type Pigment } from '../../drawing/colour';
import { petal as petalShape, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';

const coat = mix(material.wood, material.chocolate, 0.42);

function leg(pen: Pen, points: readonly Point[], tone: Pigment): void {
  pen.ribbon(points, 34, 13, tone, { shadow: 4 });
  const [x, y] = points.at(-1) ?? [0, 0];
  pen.polygon(
    [
      [x - 8, y - 8],
      [x + 8, y - 8],
      [x + 6, y + 8],
      [x - 14, y + 8],
    ],
    material.iron,
  );
}

function ear(pen: Pen, x: number, turn: number, tone: Pigment): void {
  pen.place(x, -360, { turn }, () => {
    pen.shape(petalShape(72, 22, { pointed: true, widest: 0.5 }), tone, { shadow: 4 });
    pen.shape(petalShape(56, 12, { pointed: true, widest: 0.5 }), shade(tone, 0.22));
  });
}

/** A white-tailed doe in her winter coat, seen from the side with her head up; her hooves stand on y = 0. */
export function deer(pen: Pen): void {
  const far = shade(coat, -0.07);
  leg(
    pen,
    [
      [-74, -150],
      [-70, -80],
      [-62, -6],
    ],
    far,
  );
  leg(
    pen,
    [
      [86, -160],
      [74, -92],
      [84, -6],
    ],
    far,
  );
  pen.place(136, -212, { turn: 128 }, () => {
    pen.shape(petalShape(70, 17, { pointed: true }), material.snow, { shadow: 3 });
    pen.shape(petalShape(56, 9, { pointed: true }), coat);
  });
  pen.shape(
    [
      [-122, -232],
      [-64, -238],
      [18, -230],
      [96, -240],
      [134, -216],
      [140, -172],
      [112, -134],
      [36, -124],
      [-46, -118],
      [-110, -138],
      [-134, -184],
    ],
    coat,
    { shadow: 7 },
  );
  pen.shape(
    [
      [-100, -138],
      [-46, -140],
      [36, -142],
      [106, -146],
      [36, -124],
      [-46, -118],
    ],
    shade(coat, 0.16),
  );
  leg(
    pen,
    [
      [-100, -170],
      [-102, -86],
      [-98, -2],
    ],
    coat,
  );
  leg(
    pen,
    [
      [116, -178],
      [102, -92],
      [116, -2],
    ],
    coat,
  );
  pen.ribbon(
    [
      [-84, -186],
      [-128, -256],
      [-150, -334],
    ],
    104,
    46,
    coat,
    { shadow: 5 },
  );
  ear(pen, -136, 40, far);
  pen.shape(
    [
      [-130, -362],
      [-164, -374],
      [-196, -348],
      [-234, -326],
      [-244, -308],
      [-226, -298],
      [-178, -304],
      [-134, -318],
    ],
    coat,
    { shadow: 5 },
  );
  pen.shape(
    [
      [-206, -304],
      [-244, -308],
      [-226, -297],
      [-180, -302],
    ],
    material.snow,
  );
  pen.dot(-241, -318, 8, material.iron);
  pen.dot(-182, -346, 7, material.iron);
  pen.dot(-184, -349, 2.4, material.white);
  ear(pen, -148, -14, coat);
}

/** Hoof prints in the snow, two halves each, in a wandering line. */
export function tracks(pen: Pen, from: Point, to: Point, count: number): void {
  range(count).forEach((index) => {
    const share = index / (count - 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const y =
      from[1] + (to[1] - from[1]) * share + Math.sin(share * 7) * 12 + (index % 2 ? 11 : -11);
    [-5, 5].forEach((aside) =>
      pen.place(x, y + aside, { turn: -90 + aside * 2 }, () =>
        pen.shape(petalShape(22, 5, { pointed: true, base: 0.9 }), shade(material.slate, 0.22)),
      ),
    );
  });
}
