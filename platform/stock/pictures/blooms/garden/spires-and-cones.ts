import { mix, pigment, shade } from '../../drawing/colour';
import { ellipse, petal, range, sunflowerScatter, type Point } from '../../drawing/geometry';
import { centre, leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

/** Rays that hang from a tall bristling cone, seen from the side: a coneflower. */
export const coneflower: DrawHead = (pen, { radius, pigment: colour }) => {
  const rose = mix(colour, petals.magenta, 0.42);
  [-158, 158, -128, 128, -100, 100, -172, 172, -142, 142, -114, 114].forEach((turn, index) =>
    pen.place(Math.sin((turn * Math.PI) / 180) * radius * 0.2, -radius * 0.06, { turn }, () => {
      const tone = shade(rose, pen.light(0) * 0.05 - (index < 6 ? 0.06 : 0));
      const length = radius * (index < 6 ? 0.9 : 1) * pen.between(0.94, 1.05);
      pen.shape(petal(length, radius * 0.155, { widest: 0.62, tip: 0.62, notch: 0.05 }), tone, {
        shadow: radius * 0.04,
      });
      pen.line(
        [
          [0, -length * 0.3],
          [0, -length * 0.84],
        ],
        shade(tone, -0.05),
        radius * 0.025,
      );
    }),
  );
  const cone = pigment(0.5, 0.12, 44);
  const dome: Point[] = [
    [-0.4, 0.02],
    [-0.4, -0.16],
    [-0.24, -0.44],
    [0, -0.54],
    [0.24, -0.44],
    [0.4, -0.16],
    [0.4, 0.02],
    [0, 0.12],
  ].map(([x = 0, y = 0]): Point => [x * radius, y * radius]);
  pen.shape(dome, shade(cone, -0.08), { shadow: radius * 0.05 });
  sunflowerScatter(26).forEach(({ x, y }, index) =>
    pen.place(x * radius * 0.34, radius * (y * 0.26 - 0.2), { turn: x * 50 }, () =>
      pen.shape(
        petal(radius * 0.15, radius * 0.03, { pointed: true }),
        index % 3 ? shade(centre.gold, -0.08) : shade(cone, 0.1),
      ),
    ),
  );
};

/** A feather of crumbs on fine side stalks: an astilbe. Its radius is half its length. */
export const plume: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.line(
    [
      [0, radius * 1.3],
      [0, 0],
      [0, -radius * 0.9],
    ],
    leaf.stem,
    radius * 0.05,
  );
  range(11).forEach((row) => {
    const height = row / 10;
    const y = radius * (0.86 - height * 1.7);
    const reach = radius * 0.52 * (1 - height) ** 0.85 + radius * 0.05;
    [-1, 1].forEach((side) => {
      const rise = reach * 0.85;
      const beads = Math.max(2, Math.round(reach / (radius * 0.085)));
      range(beads).forEach((bead) => {
        const along = (bead + 0.6) / beads;
        const size = radius * (0.085 - along * 0.035);
        pen.shape(
          ellipse(size, size * 1.15, {
            points: 6,
            x: side * reach * along,
            y: y - rise * along + pen.between(-3, 3),
          }),
          shade(colour, -side * 0.04 + along * 0.05 + pen.between(-0.04, 0.03)),
          { shadow: radius * 0.014 },
        );
      });
    });
    pen.dot(0, y - radius * 0.08, radius * 0.065, shade(colour, pen.between(-0.05, 0.02)));
  });
};

/** A whorl of slim trumpets, gold within: coral honeysuckle. */
export const trumpets: DrawHead = (pen, { radius, pigment: colour }) => {
  [-104, 100, -70, 68, -36, 38, 0].forEach((turn, index) =>
    pen.place(0, radius * 0.36, { turn: turn + pen.between(-6, 6) }, () => {
      const length = radius * (1.16 - Math.abs(turn) / 400);
      const tone = shade(colour, pen.light(0) * 0.05 + (index > 4 ? 0.02 : -0.03));
      pen.ribbon(
        [
          [0, 0],
          [radius * 0.03, -length * 0.5],
          [0, -length],
        ],
        radius * 0.1,
        radius * 0.25,
        tone,
        { shadow: radius * 0.05 },
      );
      range(5).forEach((lip) =>
        pen.place(0, -length * 0.95, { turn: (lip - 2) * 46 }, () =>
          pen.shape(petal(radius * 0.2, radius * 0.07, { pointed: true }), shade(tone, 0.06)),
        ),
      );
      pen.dot(0, -length * 0.96, radius * 0.07, centre.gold);
    }),
  );
  pen.dot(0, radius * 0.36, radius * 0.14, leaf.fresh);
};
