import { bloomKinds } from '../blooms/bloom-kinds';
import type { Pigment } from '../drawing/colour';
import { clamp, cycle, goldenAngle, headingOf, lerp, radians, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { petalPigments } from '../pigments';
import type { ArrangementScene, Bloom } from '../scene-description';
import { relax, unrest } from './balance';

type Role = 'focal' | 'second' | 'filler' | 'line';

/** Where one flower goes. The origin is the middle of the vessel's rim. */
export interface PlannedHead {
  bloom: Bloom;
  pigment: Pigment;
  radius: number;
  role: Role;
  x: number;
  y: number;
  lean: number;
  tilt: number;
  /** Painting order: larger is nearer. */
  nearness: number;
}

export type BunchShape = 'dome' | 'spray';
type Blooms = ArrangementScene['blooms'];

const layoutsTried = 12;
const areaOf = (bloom: Bloom): number =>
  (bloomKinds[bloom].stance === 'spire' ? 60 : bloomKinds[bloom].radius) ** 2;

/** Half the breadth of the bunch: it grows with the room its flowers need. */
export function bunchReach(blooms: Blooms): number {
  const area = blooms.reduce((sum, { bloom, count }) => sum + areaOf(bloom) * count, 0);
  return Math.max(190, Math.sqrt(area) * 0.86);
}

function roleOf(bloom: Bloom, group: number): Role {
  const { stance } = bloomKinds[bloom];
  if (stance === 'spire') return 'line';
  if (stance === 'cloud') return 'filler';
  return group === 0 ? 'focal' : 'second';
}

/** Where each role keeps: half width, half height and middle, as shares of the reach. */
function zoneOf(role: Role, groups: number, shape: BunchShape): readonly [number, number, number] {
  const dome: Record<Role, readonly [number, number, number]> = {
    focal: groups === 1 ? [0.92, 0.6, -0.7] : [0.46, 0.3, -0.46],
    second: [0.86, 0.5, -0.64],
    filler: [0.98, 0.6, -0.76],
    line: [0, 0, 0],
  };
  if (shape === 'dome') return dome[role];
  return role === 'focal' && groups > 1 ? [0.4, 0.5, 0] : [0.78, 1.02, 0];
}

function plan(pen: Pen, blooms: Blooms, reach: number, shape: BunchShape): PlannedHead[] {
  const turn = pen.between(0, 360);
  const fewStems = blooms.reduce((sum, { count }) => sum + count, 0) < 4;
  return blooms.flatMap(({ bloom, palette, count }, group) =>
    range(count).map((index): PlannedHead => {
      const role = roleOf(bloom, group);
      const pigment = cycle(petalPigments[palette], index);
      if (role === 'line') {
        const alone = blooms.every((group) => bloomKinds[group.bloom].stance === 'spire');
        const fan = shape === 'spray' ? 160 : alone ? 30 : 42;
        const lean = lerp(-fan, fan, count === 1 ? 0.42 : index / (count - 1)) + pen.between(-4, 4);
        const radius = reach * (alone ? 0.95 : 0.54) * pen.between(0.9, 1.06);
        const away = radius + reach * (alone ? 0.42 : 0.66);
        return {
          bloom,
          pigment,
          radius,
          role,
          lean,
          tilt: 0,
          nearness: -2,
          x: Math.sin(lean * radians) * away,
          y: -Math.cos(lean * radians) * away,
        };
      }
      const share = count === 1 ? 0.05 : (index + 0.5) / count;
      const angle = (index * goldenAngle + group * 109 + turn) * radians;
      const [width, height, middle] = zoneOf(role, blooms.length, shape);
      return {
        bloom,
        pigment,
        role,
        radius: bloomKinds[bloom].radius * pen.between(0.88, 1.09) * (fewStems ? 1.3 : 1),
        lean: 0,
        tilt: 0,
        nearness: 0,
        x: Math.cos(angle) * Math.sqrt(share) * width * reach,
        y: (middle + Math.sin(angle) * Math.sqrt(share) * height) * reach,
      };
    }),
  );
}

/** Turns each head away from the middle of the bunch and decides which is in front. */
function face(pen: Pen, head: PlannedHead, reach: number, shape: BunchShape): PlannedHead {
  if (head.role === 'line') return head;
  const middle = shape === 'dome' ? 0.62 * reach : 0;
  const height = shape === 'dome' ? 0.66 : 1;
  const away = Math.hypot(head.x / (0.95 * reach), (head.y + middle) / (height * reach));
  const low = shape === 'dome' ? head.y / reach + 0.75 : 0.3 - Math.abs(head.y) / reach;
  const nearness =
    head.role === 'filler'
      ? -0.9 + (head.y / reach) * 0.2
      : low + (head.role === 'focal' ? 0.55 : 0);
  if (bloomKinds[head.bloom].stance === 'face') {
    return {
      ...head,
      nearness,
      lean: headingOf(head.x, head.y + middle),
      tilt: clamp((away - 0.32) * 0.95 + pen.between(-0.1, 0.14), 0, 1),
    };
  }
  const lean =
    shape === 'dome'
      ? clamp(headingOf(head.x, head.y - reach * 0.35), -60, 60)
      : headingOf(head.x, head.y) * 0.8;
  return { ...head, nearness, lean };
}

/** Lays the bunch out a dozen times and keeps the best balanced, back to front. */
export function layOut(pen: Pen, blooms: Blooms, reach: number, shape: BunchShape): PlannedHead[] {
  const tries = range(layoutsTried).map(() => relax(plan(pen, blooms, reach, shape), reach, shape));
  const best = tries.reduce((one, other) =>
    unrest(other, reach) < unrest(one, reach) ? other : one,
  );
  return best
    .map((head) => face(pen, head, reach, shape))
    .sort((one, other) => one.nearness - other.nearness);
}
