/** Local coordinates: y grows downwards, angles are degrees with 0 pointing up and growing clockwise. */
export type Point = readonly [x: number, y: number];

/** A point on a stem with the direction in which the stem grows there. */
export interface StemPoint {
  x: number;
  y: number;
  heading: number;
}

export const radians = Math.PI / 180;
export const goldenAngle = 137.508;
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;
/** Multiplied out: from release to release of Node the last digit of `value ** 3` differs. */
export const cube = (value: number): number => value * value * value;
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);
export const polar = (turn: number, distance: number): Point => [
  Math.sin(turn * radians) * distance,
  -Math.cos(turn * radians) * distance,
];
export const headingOf = (x: number, y: number): number => Math.atan2(x, -y) / radians;
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [-x, y] as const);
export const scaled = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x * by, y * by] as const);

/** The entry of a list, counted round and round. */
export function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('An empty list has no entry to draw from.');
  return item;
}

export interface PetalShape {
  /** Where it is widest, as a share of its length. */
  widest?: number;
  /** Width near the tip, as a share of the half width. */
  tip?: number;
  notch?: number;
  pointed?: boolean;
  base?: number;
}

/** A petal or leaf outline: rooted at the origin, pointing up. */
export function petal(length: number, halfWidth: number, shape: PetalShape = {}): Point[] {
  const { widest = 0.62, tip = 0.55, notch = 0, pointed = false, base = 0.4 } = shape;
  const left: Point[] = pointed
    ? [
        [-halfWidth * base, -length * 0.2],
        [-halfWidth, -length * widest],
        [-halfWidth * 0.42, -length * 0.86],
        [0, -length],
      ]
    : [
        [-halfWidth * base, -length * 0.22],
        [-halfWidth, -length * widest],
        [-halfWidth * tip, -length * 0.96],
      ];
  const end: Point[] = pointed ? [] : [[0, -length * (1 - notch)]];
  return [[0, 0], ...left, ...end, ...mirrored(left).reverse()];
}

/** Points of an ellipse, wobbled when a random source is given. */
export function ellipse(
  radiusX: number,
  radiusY = radiusX,
  options: { points?: number; wobble?: number; random?: () => number; x?: number; y?: number } = {},
): Point[] {
  const { points = 12, wobble = 0, random = () => 0.5, x = 0, y = 0 } = options;
  return range(points).map((index) => {
    const turn = (index / points) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * wobble;
    return [x + Math.cos(turn) * radiusX * reach, y + Math.sin(turn) * radiusY * reach] as const;
  });
}

/** Points along a quadratic curve from root to tip. */
export function stemCurve(root: Point, pull: Point, tip: Point, steps: number): StemPoint[] {
  return range(steps + 1).map((step) => {
    const share = step / steps;
    const rest = 1 - share;
    const along = (axis: 0 | 1) =>
      rest * rest * root[axis] + 2 * rest * share * pull[axis] + share * share * tip[axis];
    const slope = (axis: 0 | 1) =>
      rest * (pull[axis] - root[axis]) + share * (tip[axis] - pull[axis]);
    return { x: along(0), y: along(1), heading: headingOf(slope(0), slope(1)) };
  });
}

export const asPoints = (stem: readonly StemPoint[]): Point[] =>
  stem.map(({ x, y }) => [x, y] as const);
/** The last point of a stem. */
export const tipOf = (stem: readonly StemPoint[]): StemPoint => cycle(stem, -1);

/** Even scatter over a disc by the golden angle: unit coordinates, from the middle outwards. */
export const sunflowerScatter = (
  count: number,
  turn = 0,
): { x: number; y: number; reach: number }[] =>
  range(count).map((index) => {
    const reach = Math.sqrt((index + 0.5) / count);
    const angle = (index * goldenAngle + turn) * radians;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, reach };
  });
