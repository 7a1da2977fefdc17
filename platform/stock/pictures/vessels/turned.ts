import { pigment, shade, type Pigment } from '../drawing/colour';
import { cube, cycle, ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { PaperOptions, Pen } from '../drawing/pen';

/** How far we look down on round things: the height of a rim as a share of its width. */
export const rimRatio = 0.13;
const gloss = pigment(0.99, 0.005, 90);

/** Half widths down a turned body: [half width, y]. */
export type Profile = readonly Point[];

/** A profile with its corners turned smooth. */
export function smoothProfile(profile: Profile): Point[] {
  const last = profile.length - 1;
  const at = (index: number): Point => cycle(profile, Math.max(0, Math.min(last, index)));
  const between = range(last).flatMap((index) =>
    range(6).map((step): Point => {
      const share = step / 6;
      const along = (axis: 0 | 1): number => {
        const [before, from, to, after] = [
          at(index - 1)[axis],
          at(index)[axis],
          at(index + 1)[axis],
          at(index + 2)[axis],
        ];
        const curve =
          2 * from +
          (to - before) * share +
          (2 * before - 5 * from + 4 * to - after) * share * share +
          (3 * from - before - 3 * to + after) * cube(share);
        return 0.5 * curve;
      };
      return [along(0), along(1)];
    }),
  );
  return [...between, at(last)];
}

/** A point on the front of the body: −1 is its left edge, 1 its right. */
export const onFront = (across: number, [half, y]: Point): Point => [
  across * half,
  y + rimRatio * half * Math.sqrt(Math.max(0, 1 - across * across)),
];

/** The outline of an upright band of the body's front, between two positions across. */
export function bandOutline(profile: Profile, from: number, to: number): Point[] {
  const steps = range(11).map((index) => lerp(from, to, index / 10));
  const [top, foot] = [cycle(profile, 0), cycle(profile, -1)];
  return [
    ...profile.map((point) => onFront(from, point)),
    ...steps.map((across) => onFront(across, foot)),
    ...profile.map((point) => onFront(to, point)).reverse(),
    ...steps.map((across) => onFront(across, top)).reverse(),
  ];
}

/** A line round the front at one height of the profile. */
export const rimLine = (point: Point): Point[] =>
  range(15).map((index) => onFront(index / 7 - 1, point));

/** The band between two heights, round the front. */
export const beltOutline = (upper: Point, lower: Point): Point[] => [
  ...range(21).map((index) => onFront(index / 10 - 1, upper)),
  ...range(21).map((index) => onFront(1 - index / 10, lower)),
];

const bands: [from: number, to: number, step: number][] = [
  [-1, -0.9, -0.03],
  [-0.78, -0.2, 0.025],
  [-0.66, -0.4, 0.055],
  [0.28, 1, -0.045],
  [0.62, 1, -0.09],
  [0.93, 1, -0.06],
];

/** A turned body in flat steps of light; returns its profile for decoration. */
export function turnedBody(
  pen: Pen,
  profile: Profile,
  colour: Pigment,
  options: { angular?: boolean; plain?: boolean; shine?: number } & PaperOptions = {},
): Point[] {
  const { angular = false, plain = false, shine = 0, ...paper } = options;
  const whole = angular ? [...profile] : smoothProfile(profile);
  pen.polygon(bandOutline(whole, -1, 1), colour, paper);
  if (!plain)
    bands.forEach(([from, to, step]) =>
      pen.polygon(bandOutline(whole, from, to), shade(colour, step)),
    );
  if (shine)
    pen.line(
      whole.slice(2, -4).map((point) => onFront(-0.56, point)),
      gloss,
      shine,
      { opacity: 0.75 },
    );
  return whole;
}

/** The dark opening of a vessel, with a lip when it has one. */
export function mouthOpening(pen: Pen, half: number, y: number, colour: Pigment, lip = 0): void {
  if (lip)
    pen.shape(ellipse(half + lip, (half + lip) * rimRatio, { points: 14, y }), shade(colour, 0.05));
  pen.shape(ellipse(half, half * rimRatio, { points: 14, y }), shade(colour, -0.22));
}
