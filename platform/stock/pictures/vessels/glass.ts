import { pigment, shade, type Pigment } from '../drawing/colour';
import { asPoints, ellipse, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import { bow } from './bow';
import { bandOutline, rimLine, rimRatio, smoothProfile, turnedBody, type Profile } from './turned';
import type { DrawnVessel, MakeVessel } from './vessel';

const shineWhite = pigment(0.99, 0.003, 90);

/** Back wall, water, light strips and rim: what makes glass read as glass. */
export function glassBody(
  pen: Pen,
  profile: Profile,
  waterLine: number,
  foot: number,
): DrawnVessel {
  const [rim] = profile;
  const [opening, mouth] = rim ?? [0, 0];
  const whole = smoothProfile(profile);
  const wash = (part: Profile, colour: Pigment, opacity: number, from = -1, to = 1) =>
    pen.polygon(bandOutline(part, from, to), colour, { opacity });
  return {
    mouth,
    opening,
    foot,
    clear: true,
    back() {
      turnedBody(pen, profile, material.glass, { plain: true });
      pen.shape(
        ellipse(opening, opening * rimRatio, { points: 14, y: mouth }),
        shade(material.glass, -0.05),
      );
    },
    front() {
      const underWater = whole.slice(whole.findIndex(([, y]) => y >= waterLine));
      const [surface] = underWater;
      wash(underWater, material.water, 0.42, -0.97, 0.97);
      if (surface)
        pen.shape(
          ellipse(surface[0] * 0.97, surface[0] * rimRatio, { points: 14, y: surface[1] }),
          shade(material.water, 0.1),
          { opacity: 0.55 },
        );
      wash(whole, material.glass, 0.16);
      wash(whole, shade(material.water, -0.18), 0.22, 0.7, 1);
      wash(whole, shineWhite, 0.5, -0.86, -0.64);
      wash(whole, shineWhite, 0.28, -0.55, -0.49);
      wash(whole, shade(material.water, -0.2), 0.3, -1, -0.95);
      wash(whole, shineWhite, 0.3, 0.8, 0.86);
      wash(whole.slice(-4), shade(material.water, -0.1), 0.35);
      pen.line(rimLine([opening, mouth]), pigment(0.985, 0.005, 200), 4, { opacity: 0.9 });
    },
  };
}

export const glassCylinder: MakeVessel = (pen) =>
  glassBody(
    pen,
    [
      [84, -300],
      [82, -150],
      [82, -8],
      [80, 0],
    ],
    -205,
    82,
  );
export const bubbleBowl: MakeVessel = (pen) =>
  glassBody(
    pen,
    [
      [88, -205],
      [112, -176],
      [138, -110],
      [116, -35],
      [72, 0],
    ],
    -128,
    78,
  );

/** A jar with its screw thread and a bow of twine. */
export const masonJar: MakeVessel = (pen) => {
  const body = glassBody(
    pen,
    [
      [66, -262],
      [68, -232],
      [92, -205],
      [96, -120],
      [95, -20],
      [84, 0],
    ],
    -176,
    88,
  );
  return {
    ...body,
    front() {
      body.front();
      [-246, -235].forEach((y) =>
        pen.line(rimLine([67, y]), shade(material.water, -0.12), 2.5, { opacity: 0.6 }),
      );
      const twine = asPoints(stemCurve([-90, -205], [0, -160], [90, -205], 8)).map(
        ([x, y]): Point => [x * 0.78, y - 10],
      );
      pen.ribbon(twine, 6, 6, material.kraft, { shadow: 3 });
      bow(pen, { x: 0, y: -190, size: 0.42, pigment: material.kraft });
    },
  };
};
