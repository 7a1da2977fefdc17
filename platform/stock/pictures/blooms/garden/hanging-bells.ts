import { mix, shade } from '../../drawing/colour';
import { petal, range, scaled, type Point } from '../../drawing/geometry';
import { leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

/** Three white drops round a green-tipped cup, hanging. */
export const snowdrop: DrawHead = (pen, { radius, pigment }) => {
  const drop = (turn: number, length: number, half: number, step: number): void =>
    pen.place(0, -radius * 0.7, { turn: 180 + turn }, () =>
      pen.shape(
        petal(radius * length, radius * half, { widest: 0.62, tip: 0.6, base: 0.5 }),
        shade(pigment, step),
        { shadow: radius * 0.06 },
      ),
    );
  drop(-34, 1.5, 0.34, -0.05);
  drop(34, 1.5, 0.34, -0.08);
  pen.shape(
    scaled(
      [
        [-0.24, -0.6],
        [0.24, -0.6],
        [0.34, 0.36],
        [0.12, 0.44],
        [0, 0.34],
        [-0.12, 0.44],
        [-0.34, 0.36],
      ],
      radius,
    ),
    shade(pigment, -0.03),
  );
  [-0.16, 0.16].forEach((x) =>
    pen.dot(x * radius, radius * 0.28, radius * 0.1, shade(leaf.fresh, -0.03)),
  );
  drop(-15, 1.62, 0.36, 0.005);
  drop(24, 1.56, 0.33, -0.03);
  pen.shape(
    scaled(
      [
        [0, -1],
        [-0.2, -0.84],
        [-0.18, -0.6],
        [0.18, -0.6],
        [0.2, -0.84],
      ],
      radius,
    ),
    leaf.stem,
    { shadow: radius * 0.04 },
  );
};

/** Red sepals thrown back over a purple skirt, its threads hanging out: a fuchsia. */
export const fuchsia: DrawHead = (pen, { radius, pigment }) => {
  const skirt = mix(petals.purple, petals.magenta, 0.22);
  pen.line(
    [
      [0, -radius * 1.3],
      [radius * 0.06, -radius * 1],
      [0, -radius * 0.7],
    ],
    leaf.stem,
    radius * 0.06,
  );
  range(4).forEach((index) => {
    const x = (index / 1.5 - 1) * radius * 0.2;
    pen.line(
      [
        [x * 0.6, radius * 0.3],
        [x, radius * (1.05 + (index % 2) * 0.2)],
      ],
      shade(pigment, 0.1),
      radius * 0.045,
    );
    pen.dot(x, radius * (1.06 + (index % 2) * 0.2), radius * 0.06, shade(pigment, 0.2));
  });
  const bell: Point[] = [
    [-0.24, -0.26],
    [-0.5, 0.2],
    [-0.54, 0.54],
    [-0.26, 0.6],
    [-0.12, 0.5],
    [0, 0.64],
    [0.14, 0.5],
    [0.28, 0.6],
    [0.54, 0.52],
    [0.5, 0.2],
    [0.24, -0.26],
  ];
  pen.shape(scaled(bell, radius), shade(skirt, -0.03), { shadow: radius * 0.06 });
  pen.shape(
    scaled(
      bell.map(([x, y]): Point => [x * 0.5 - 0.12, y * 0.9]),
      radius,
    ),
    shade(skirt, 0.07),
  );
  [-122, 122, -82, 82].forEach((turn) =>
    pen.place(0, -radius * 0.24, { turn }, () =>
      pen.shape(
        petal(radius * 0.92, radius * 0.19, { pointed: true, widest: 0.4 }),
        shade(pigment, pen.light(0) * 0.07),
        { shadow: radius * 0.05 },
      ),
    ),
  );
  pen.shape(
    scaled(
      [
        [-0.1, -0.86],
        [0.1, -0.86],
        [0.22, -0.34],
        [0.16, -0.12],
        [-0.16, -0.12],
        [-0.22, -0.34],
      ],
      radius,
    ),
    shade(pigment, 0.02),
    { shadow: radius * 0.04 },
  );
  pen.dot(0, -radius * 0.88, radius * 0.12, shade(leaf.leaf, 0.02));
};
