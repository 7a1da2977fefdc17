import { bloomKinds } from '../blooms/bloom-kinds';
import type { Pigment } from '../drawing/colour';
import { clamp, cycle, goldenAngle, headingOf, lerp, radians, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { petalPigments } from '../pigments';
import type { ArrangementScene, Bloom } from '../scene-description';
import { relax, unrest } from './balance';
import type { BunchPlan, PlannedHead } from './planned-head';
import { forms, type BunchShape } from './shapes';

type Blooms = ArrangementScene['blooms'];

const layoutsTried = 12;
const areaOf = (bloom: Bloom): number =>
  (bloomKinds[bloom].stance === 'spire' ? 60 : bloomKinds[bloom].radius) ** 2;

/** Half the breadth of the bunch: it grows with the room its flowers need and the air its shape asks for. */
export function bunchReach(blooms: Blooms, shape: BunchShape): number {
  const area = blooms.reduce((sum, { bloom, count }) => sum + areaOf(bloom) * count, 0);
  return Math.max(190, Math.sqrt(area) * 0.86) * forms[shape].breadth;
}

function roleOf(bloom: Bloom, group: number): PlannedHead['role'] {
  const { stance } = bloomKinds[bloom];
  if (stance === 'spire') return 'line';
  if (stance === 'cloud') return 'filler';
  return group === 0 ? 'focal' : 'second';
}

/** How much of the shape's disc each role keeps to, and how far it is drawn down to the rim. */
const discOf = (
  role: PlannedHead['role'],
  groups: number,
): readonly [share: number, drop: number] => {
  if (role === 'focal') return groups === 1 ? [1, 0] : [0.56, 0.26];
  return role === 'filler' ? [1.12, -0.14] : [0.98, 0.02];
};

/** A spire stands in a fan behind the rest. */
function spire(
  pen: Pen,
  { bloom, count, lean: fan, alone }: { bloom: Bloom; count: number; lean: number; alone: boolean },
  { index, reach, pigment, tip }: { index: number; reach: number; pigment: Pigment; tip: number },
): PlannedHead {
  const lean = lerp(-fan, fan, count === 1 ? 0.42 : index / (count - 1)) + pen.between(-4, 4) + tip;
  const radius = reach * (alone ? 0.95 : 0.54) * pen.between(0.82, 1.08);
  const away = radius + reach * (alone ? 0.42 : 0.66) * pen.between(0.9, 1.08);
  return {
    bloom,
    pigment,
    radius,
    role: 'line',
    lean,
    tilt: 0,
    nearness: -2,
    x: Math.sin(lean * radians) * away,
    y: -Math.cos(lean * radians) * away,
  };
}

function plan(pen: Pen, blooms: Blooms, { reach, shape, side }: BunchPlan): PlannedHead[] {
  const turn = pen.between(0, 360);
  const form = forms[shape];
  const fewStems = blooms.reduce((sum, { count }) => sum + count, 0) < 4;
  const alone = blooms.every((group) => bloomKinds[group.bloom].stance === 'spire');
  return blooms.flatMap(({ bloom, palette, count }, group) =>
    range(count).map((index): PlannedHead => {
      const role = roleOf(bloom, group);
      const pigment = cycle(petalPigments[palette], index);
      if (role === 'line')
        return spire(
          pen,
          { bloom, count, lean: alone ? 30 : form.spires, alone },
          { index, reach, pigment, tip: shape === 'sweep' ? side * 22 : 0 },
        );
      const [share, drop] = discOf(role, blooms.length);
      const out = Math.sqrt(count === 1 ? 0.05 : (index + 0.5) / count) * share;
      const angle = (index * goldenAngle + group * 109 + turn) * radians;
      const [u, v] = [Math.cos(angle) * out, Math.sin(angle) * out + drop];
      const [x, y] = form.spot(u, v, side);
      const size = lerp(...form.sizes, clamp(out, 0, 1)) * pen.between(0.9, 1.1);
      return {
        bloom,
        pigment,
        role,
        radius: bloomKinds[bloom].radius * (fewStems ? 1.3 : size),
        lean: 0,
        tilt: 0,
        nearness: 0,
        x: x * reach,
        y: y * reach,
      };
    }),
  );
}

/** Turns each head away from the middle of the bunch and decides which is in front. */
function face(pen: Pen, head: PlannedHead, { reach, shape }: BunchPlan): PlannedHead {
  if (head.role === 'line') return head;
  const { middle, half } = forms[shape];
  const [across, up] = [head.x / reach, head.y / reach + middle];
  const away = Math.hypot(across / half[0], up / half[1]);
  const low = shape === 'spray' ? 0.3 - Math.abs(head.y) / reach : head.y / reach + 0.75;
  const nearness =
    head.role === 'filler'
      ? -0.9 + (head.y / reach) * 0.2
      : low + (head.role === 'focal' ? 0.55 : 0);
  if (bloomKinds[head.bloom].stance === 'face') {
    return {
      ...head,
      nearness,
      lean: headingOf(across, up),
      tilt: clamp((away - 0.28) * 0.95 + pen.between(-0.16, 0.26), 0, 1),
    };
  }
  if (shape === 'spray') return { ...head, nearness, lean: headingOf(head.x, head.y) * 0.8 };
  const lean = clamp(headingOf(head.x, head.y - reach * 0.35), -60, 60);
  const nods = shape === 'arch' ? clamp(across * across * across * 62, -76, 76) : 0;
  return { ...head, nearness, lean: lean + nods + pen.between(-7, 7) };
}

/** Lays the bunch out a dozen times and keeps the best balanced, back to front. */
export function layOut(pen: Pen, blooms: Blooms, built: BunchPlan): PlannedHead[] {
  const tries = range(layoutsTried).map(() => relax(plan(pen, blooms, built), built));
  const best = tries.reduce((one, other) =>
    unrest(other, built.reach) < unrest(one, built.reach) ? other : one,
  );
  return best
    .map((head) => face(pen, head, built))
    .sort((one, other) => one.nearness - other.nearness);
}
