import { mix, pigment, shade } from '../../drawing/colour';
import { petal, scaled } from '../../drawing/geometry';
import { leaf, petal as pigments } from '../../pigments';
import type { DrawHead } from '../head';

const tongue = pigment(0.42, 0.16, 272);

/** The head of a crane: a long beak to the right, orange crest feathers over it, a blue arrow between them. */
export const craneFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  const crest = (turn: number, length: number, step: number) =>
    pen.place(-radius * 0.42, radius * 0.34, { turn }, () => {
      const outline = petal(radius * length, radius * 0.19, { pointed: true, widest: 0.46 });
      pen.shape(outline, shade(colour, step), { shadow: radius * 0.06 });
      pen.line(
        [
          [0, -radius * 0.1],
          [0, -radius * length * 0.86],
        ],
        shade(colour, step + 0.06),
        radius * 0.03,
      );
    });
  crest(-30, 1.18, -0.05);
  crest(2, 1.5, -0.02);
  pen.place(-radius * 0.36, radius * 0.34, { turn: 52 }, () => {
    pen.shape(petal(radius * 1.3, radius * 0.1, { pointed: true, widest: 0.7 }), tongue, {
      shadow: radius * 0.05,
    });
    pen.shape(
      petal(radius * 0.9, radius * 0.04, { pointed: true, widest: 0.7 }),
      shade(tongue, 0.12),
    );
  });
  crest(30, 1.36, 0.015);
  const beak = mix(leaf.leaf, pigments.burgundy, 0.16);
  pen.shape(
    scaled(
      [
        [-0.95, 0.72],
        [-0.78, 0.34],
        [-0.3, 0.22],
        [0.5, 0.16],
        [1.42, -0.04],
        [1.42, -0.04],
        [0.5, 0.42],
        [-0.3, 0.58],
        [-0.7, 0.84],
      ],
      radius,
    ),
    beak,
    { shadow: radius * 0.07 },
  );
  pen.shape(
    scaled(
      [
        [-0.78, 0.34],
        [-0.3, 0.22],
        [0.5, 0.16],
        [1.42, -0.04],
        [1.42, -0.04],
        [0.5, 0.25],
        [-0.3, 0.33],
      ],
      radius,
    ),
    mix(pigments.red, pigments.purple, 0.3),
  );
};
