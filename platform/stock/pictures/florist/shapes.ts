import { bloomKinds } from '../blooms/bloom-kinds';
import { clamp, cycle, lerp, radians, type Point } from '../drawing/geometry';
import type { ArrangementScene, Bloom, Vessel } from '../scene-description';

/** The outlines a florist works to: the round posy, six freer ones, and the spray on a stand. */
export type BunchShape =
  'dome' | 'garden' | 'sweep' | 'tall' | 'low' | 'fan' | 'arch' | 'meadow' | 'spray';

/** How one shape is built; lengths are shares of the reach, angles degrees from upright. */
export interface Form {
  /** How much wider than its flowers need: air between them. */
  breadth: number;
  /** Where a point of the unit disc goes; `side` is −1 or 1, the high side of an uneven bunch. */
  spot(u: number, v: number, side: number): Point;
  /** How close two heads may come, against a dome. */
  spacing: number;
  /** Size of a head in the middle and at the outline. */
  sizes: readonly [inner: number, outer: number];
  /** Height of the middle above the rim, half width and half height: which heads turn away from us. */
  middle: number;
  half: readonly [across: number, up: number];
  /** Half the angle of a fan of spires. */
  spires: number;
  /** How far leaves reach in a direction. */
  leaves(turn: number): number;
  /** Single sprigs that break the outline: direction and length; they change sides with the bunch. */
  gestures: readonly (readonly [turn: number, length: number])[];
  /** Heads may hang beside the vessel by this much. */
  hangs: number;
}

const domeLeaves = (turn: number): number => 1.42 - Math.abs(turn) / 260;

export const forms: Record<BunchShape, Form> = {
  dome: {
    breadth: 1,
    spot: (u, v) => [u * 0.9, -0.66 + v * 0.56],
    spacing: 1,
    sizes: [1.06, 0.88],
    middle: 0.62,
    half: [0.95, 0.66],
    spires: 42,
    leaves: domeLeaves,
    gestures: [],
    hangs: 0,
  },
  garden: {
    breadth: 1.12,
    spot(u, v, side) {
      const turn = Math.atan2(v, u * side);
      const lobe = 1 + 0.24 * Math.sin(2 * turn - 0.9) + 0.2 * Math.sin(3 * turn + 0.7);
      return [u * lobe * 0.96, -0.72 + v * lobe * 0.68];
    },
    spacing: 1.06,
    sizes: [1.18, 0.7],
    middle: 0.66,
    half: [0.85, 0.66],
    spires: 36,
    leaves: (turn) => 1.12 + 0.22 * Math.sin(turn / 13),
    gestures: [
      [-24, 1.62],
      [40, 1.42],
      [-82, 1.22],
      [104, 0.86],
    ],
    hangs: 0.12,
  },
  sweep: {
    breadth: 1.12,
    spot(u, v, side) {
      const across = u * side;
      const rise = across > 0 ? across * 0.82 : across * 0.5;
      return [u * 1.12, -0.56 + v * 0.42 * (1 - Math.abs(u) * 0.35) - rise];
    },
    spacing: 1.02,
    sizes: [1.2, 0.68],
    middle: 0.56,
    half: [0.95, 0.7],
    spires: 30,
    leaves: (turn) => clamp(1.1 + Math.sin(turn * radians) * 0.4, 0.6, 1.6),
    gestures: [
      [30, 1.85],
      [52, 1.6],
      [-108, 1.18],
      [-86, 1.28],
      [-126, 0.8],
    ],
    hangs: 0.34,
  },
  tall: {
    breadth: 1.04,
    spot: (u, v, side) => [u * (0.72 - v * 0.12) - v * 0.1 * side, -0.96 + v * 0.84],
    spacing: 1,
    sizes: [1.1, 0.74],
    middle: 0.9,
    half: [0.7, 0.92],
    spires: 20,
    leaves: (turn) => 1.75 - Math.abs(turn) / 62,
    gestures: [
      [-10, 2.1],
      [15, 1.9],
      [-33, 1.5],
      [96, 0.7],
    ],
    hangs: 0,
  },
  low: {
    breadth: 1.02,
    spot: (u, v) => [u * 1.22, -0.4 + v * 0.4 - (1 - u * u) * 0.3],
    spacing: 0.98,
    sizes: [1.16, 0.72],
    middle: 0.42,
    half: [1.3, 0.5],
    spires: 58,
    leaves: (turn) => 0.8 + Math.abs(Math.sin(turn * radians)) * 0.5,
    gestures: [
      [-97, 1.24],
      [96, 1.44],
      [-66, 1.3],
      [40, 1.18],
    ],
    hangs: 0.16,
  },
  fan: {
    breadth: 1.06,
    spot(u, v) {
      const [turn, length] = [u * 58 * radians, lerp(1.5, 0.56, (v + 1) / 2)];
      return [Math.sin(turn) * length, -Math.cos(turn) * length];
    },
    spacing: 1.06,
    sizes: [1.08, 0.86],
    middle: 0.6,
    half: [1.05, 0.8],
    spires: 46,
    leaves: (turn) => 1.2 - Math.abs(turn) / 300,
    gestures: [
      [-60, 1.42],
      [52, 1.5],
      [8, 1.75],
    ],
    hangs: 0,
  },
  arch: {
    breadth: 1.04,
    spot(u, v) {
      const [turn, length] = [u * 66 * radians, lerp(1.42, 0.62, (v + 1) / 2)];
      return [Math.sin(turn) * length * 1.16, -Math.cos(turn) * length + u * u * 0.3];
    },
    spacing: 1.08,
    sizes: [1.06, 0.92],
    middle: 0.6,
    half: [1.1, 0.8],
    spires: 46,
    leaves: (turn) => 1.1 - Math.abs(turn) / 300,
    gestures: [
      [64, 1.4],
      [-40, 1.3],
    ],
    hangs: 0.3,
  },
  meadow: {
    breadth: 1.34,
    spot: (u, v) => [u * (0.78 - v * 0.26), -0.94 + v * 0.76],
    spacing: 1.24,
    sizes: [1.04, 0.76],
    middle: 0.7,
    half: [0.9, 0.9],
    spires: 28,
    leaves: (turn) => 0.92 - Math.abs(turn) / 400,
    gestures: [
      [-18, 1.5],
      [27, 1.36],
      [-47, 1.14],
      [66, 0.98],
    ],
    hangs: 0,
  },
  spray: {
    breadth: 1,
    spot: (u, v) => [u * 0.78, v * 1.02],
    spacing: 1,
    sizes: [1.06, 0.88],
    middle: 0,
    half: [0.95, 1],
    spires: 160,
    leaves: domeLeaves,
    gestures: [],
    hangs: 0,
  },
};

const shapesOf: Partial<Record<Vessel, readonly BunchShape[]>> = {
  'glass-cylinder': ['garden', 'tall', 'dome', 'sweep', 'fan', 'tall'],
  'bubble-bowl': ['low', 'garden', 'dome', 'sweep'],
  'mason-jar': ['meadow', 'garden', 'fan', 'sweep'],
  'ceramic-belly': ['sweep', 'garden', 'tall', 'meadow', 'garden', 'dome'],
  'ceramic-square': ['low', 'sweep', 'garden', 'low', 'tall'],
  terracotta: ['garden', 'sweep', 'tall', 'meadow'],
  'glazed-blue': ['garden', 'tall', 'sweep', 'low'],
  basket: ['low', 'garden', 'sweep', 'meadow'],
  'handled-basket': ['low'],
  'wrapped-paper': ['garden', 'tall', 'fan', 'dome'],
  'hand-tied': ['garden', 'dome', 'sweep'],
};
const nodding = new Set(['tulip', 'calla', 'iris']);
const large = 90;
const clouds = (bloom: Bloom): boolean => bloomKinds[bloom].stance === 'cloud';

/** The shape an arrangement is built to: by what it stands in and of what it is, varied by the product's own number. */
export function shapeFor({ vessel, blooms }: ArrangementScene, style: number): BunchShape {
  if (vessel === 'easel') return 'spray';
  const stems = blooms.reduce((sum, { count }) => sum + count, 0);
  if (stems < 4 || blooms.every(({ bloom }) => clouds(bloom))) return 'dome';
  const choice = Math.floor(style / 5);
  const [first] = blooms;
  if (first && nodding.has(first.bloom) && vessel !== 'basket' && vessel !== 'hand-tied')
    return cycle<BunchShape>(
      vessel === 'wrapped-paper' || vessel === 'twine-tied'
        ? ['fan', 'tall']
        : ['arch', 'fan', 'tall', 'arch'],
      choice,
    );
  const airy = blooms.every(({ bloom }) => bloomKinds[bloom].radius <= large);
  const fitting = (shapesOf[vessel] ?? ['dome']).filter((shape) => airy || shape !== 'meadow');
  const shape = cycle(fitting, choice);
  const crowded = (shape === 'sweep' && stems >= 30) || (shape === 'meadow' && stems >= 23);
  return crowded ? 'garden' : shape;
}
