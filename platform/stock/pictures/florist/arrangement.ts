import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import { shade } from '../drawing/colour';
import {
  asPoints,
  clamp,
  cycle,
  headingOf,
  lerp,
  radians,
  range,
  stemCurve,
  type Point,
} from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { drawLeaf } from '../foliage/leaf';
import { leaf } from '../pigments';
import type { ArrangementScene, Foliage } from '../scene-description';
import { styleOf } from '../style';
import type { Standing } from '../subject';
import { fitted, type DrawnVessel } from '../vessels/vessel';
import { vesselFor } from '../vessels/vessel-kinds';
import { bunchReach, layOut } from './layout';
import type { BunchPlan, PlannedHead } from './planned-head';
import { forms, shapeFor, type Form } from './shapes';

/** One bunch while it is being drawn; the origin of its heads is the rim of the vessel. */
interface Bunch extends BunchPlan {
  pen: Pen;
  form: Form;
  heads: readonly PlannedHead[];
  foliage: readonly Foliage[];
  vessel: DrawnVessel;
  /** Where all stems meet, below the rim. */
  binding: number;
}

const isUpright = ({ bloom }: PlannedHead): boolean =>
  bloomKinds[bloom].stance === 'upright' || bloomKinds[bloom].stance === 'cloud';

function sprig(pen: Pen, kind: Foliage, x: number, y: number, turn: number, length: number): void {
  const { sprig: draw, pigment } = foliageKinds[kind];
  pen.place(x, y, { turn }, () =>
    pen.stamp(`${kind} ${Math.round(x) % 3}`, length, 320, (size) => draw(pen, size, pigment)),
  );
}

function stemsUnderWater({ pen, heads, vessel }: Bunch): void {
  heads.forEach((_, index) => {
    const across = ((index * 0.618) % 1) * 2 - 1;
    const cross = (((index * 0.382) % 1) - 0.5) * vessel.opening * 0.7;
    const stem = stemCurve(
      [across * vessel.opening * -0.6 + cross * 0.3, vessel.mouth + 6],
      [cross, vessel.mouth * 0.6],
      [across * vessel.foot * 0.78, -14],
      6,
    );
    pen.ribbon(asPoints(stem), 9, 9, shade(leaf.stem, -0.09 + ((index * 7) % 5) * 0.05));
  });
}

/** The fan of foliage behind everything, and the few sprigs that break the outline. */
function foliageFan({ pen, foliage, reach, vessel, binding, form, side, shape }: Bunch): void {
  const from = (kind: Foliage, turn: number, length: number, depth: number) =>
    pen.atDepth(depth, () =>
      sprig(
        pen,
        kind,
        Math.sin(turn * radians) * vessel.opening * 0.55,
        binding * 0.6,
        turn,
        length,
      ),
    );
  const spread = shape === 'tall' ? 52 : shape === 'low' ? 92 : 78;
  foliage.forEach((kind, layer) =>
    range(shape === 'meadow' ? 3 : 5).forEach((index, _, all) => {
      const share = (index + (layer + 0.5) / foliage.length) / all.length;
      const turn = lerp(-spread, spread, share) + pen.between(-8, 8);
      const length = reach * form.leaves(turn * side) * pen.between(0.86, 1.1);
      from(kind, turn, length, 0.3 + 0.25 * ((index + layer) % 2));
    }),
  );
  if (foliage.length)
    form.gestures.forEach(([turn, length], index) => {
      if (vessel.tied && Math.abs(turn) > 66) return;
      const away = turn * side + pen.between(-7, 7);
      from(cycle(foliage, index), away, reach * length * pen.between(0.9, 1.08), 0.72);
    });
}

/** Flowers that stand on wires of stems. */
const thinStemmed = new Set([
  'daisy',
  'ranunculus',
  'babys-breath',
  'babys-breath-branch',
  'daffodil',
  'pansy',
  'violet',
]);

function stemsOf({ pen, heads, vessel, binding, shape, reach }: Bunch): void {
  const open = shape === 'meadow' || shape === 'fan' || shape === 'arch';
  heads.forEach((head, index) => {
    const foot = isUpright(head) ? head.radius * 0.6 : head.role === 'line' ? head.radius : 0;
    const [x, y] = [
      head.x - Math.sin(head.lean * radians) * foot,
      head.y + Math.cos(head.lean * radians) * foot,
    ];
    const root = Math.sign(x) * Math.min(vessel.opening * 0.5, Math.abs(x) * 0.2);
    const thick = thinStemmed.has(head.bloom) ? 0.7 : 1;
    const bent: Point =
      shape === 'arch' ? [x * 0.42, Math.min(y * 1.12, -reach * 0.7)] : [x * 0.35, y * 0.6];
    const stem = stemCurve([root, binding], bent, [x, y], 6);
    pen.atDepth(open ? 0.62 : 0.4, () => {
      pen.ribbon(asPoints(stem), 8 * thick, 6 * thick, shade(leaf.stem, 0.01), { shadow: 3 });
      if (shape !== 'meadow') return;
      const { x: at, y: height, heading } = cycle(stem, 3 + (index % 2));
      const aside = index % 2 ? 46 : -46;
      pen.place(at, height, { turn: heading + aside }, () =>
        drawLeaf(pen, reach * pen.between(0.14, 0.22), 9, shade(leaf.leaf, 0.02), {
          bend: aside / 400,
        }),
      );
    });
  });
}

/** Leaves over the rim, then sprigs that peek out from behind each head. */
function collar({ pen, heads, foliage, reach, vessel, shape }: Bunch): void {
  if (!foliage.length) return;
  const dense = shape === 'dome' || shape === 'spray';
  const rim = vessel.tied ? [] : dense ? [-104, -80, 82, 106, -58, 60] : [-98, 84, -62, 112];
  rim.forEach((turn, index) =>
    pen.atDepth(0.7 + (index % 3) * 0.08, () =>
      sprig(
        pen,
        cycle(foliage, index),
        Math.sign(turn) * vessel.opening * 0.55,
        -6,
        turn + pen.between(-6, 6),
        reach *
          (Math.abs(turn) > 100 ? 0.42 : 0.56) *
          pen.between(dense ? 1 : 0.7, dense ? 1 : 1.1),
      ),
    ),
  );
  heads
    .filter(({ role }) => role === 'focal' || role === 'second')
    .forEach((head, index) => {
      const outwards = headingOf(head.x, head.y + reach * 0.5);
      [-46, 4, 50].forEach((aside, step) => {
        if (!pen.chance(dense ? 0.72 : shape === 'meadow' ? 0.22 : 0.46)) return;
        pen.atDepth(clamp(0.52 + head.nearness * 0.14, 0.3, 0.95), () =>
          sprig(
            pen,
            cycle(foliage, index + step),
            head.x,
            head.y,
            outwards + aside + pen.between(-14, 14),
            head.radius * (dense ? pen.between(1.35, 1.62) : pen.between(1.15, 1.95)),
          ),
        );
      });
    });
}

const tulipGreen = shade(leaf.sage, -0.08);
const longLeaved = new Set(['tulip', 'iris']);

/** Tulips and irises bring their own long leaves. */
function ownLeaves({ pen, heads, reach, vessel }: Bunch): void {
  const own = heads.filter(({ bloom }) => longLeaved.has(bloom));
  if (!own.length) return;
  [-72, 66, -46, 44].forEach((turn, index) =>
    pen.atDepth(0.7 + index * 0.06, () =>
      pen.place(Math.sign(turn) * vessel.opening * 0.3, -6, { turn }, () =>
        drawLeaf(pen, reach * pen.between(0.85, 1.05), 21, tulipGreen, { bend: turn / 300 }),
      ),
    ),
  );
  own.forEach((head, index) => {
    const side = index % 2 ? 1 : -1;
    const width = head.bloom === 'iris' ? 12 : head.radius * 0.42;
    pen.atDepth(0.68 + (index % 3) * 0.1, () =>
      pen.place(head.x * 0.3, -8, { turn: head.lean * 0.9 + side * pen.between(16, 46) }, () =>
        drawLeaf(pen, reach * pen.between(0.85, 1.3), width, tulipGreen, {
          bend: side * pen.between(0.1, 0.24),
        }),
      ),
    );
  });
}

function paintHeads({ pen, heads }: Bunch, lines: boolean): void {
  heads
    .filter(({ role }) => (role === 'line') === lines)
    .forEach((head) =>
      pen.atDepth(lines ? 0.8 : clamp(0.78 + head.nearness * 0.22, 0.5, 1), () =>
        drawHead(pen, head.bloom, head),
      ),
    );
}

function drawDome(bunch: Bunch): void {
  const { pen, vessel } = bunch;
  const atRim = (draw: () => void) => pen.place(0, vessel.mouth, {}, draw);
  vessel.back();
  if (vessel.clear) stemsUnderWater(bunch);
  atRim(() => {
    foliageFan(bunch);
    stemsOf(bunch);
  });
  if (!vessel.tied) vessel.front();
  atRim(() => {
    paintHeads(bunch, true);
    collar(bunch);
    ownLeaves(bunch);
    paintHeads(bunch, false);
  });
  if (vessel.tied) vessel.front();
}

/** A standing spray: foliage all round, flowers from the middle outwards, the bow at its foot. */
function drawSpray(bunch: Bunch): void {
  const { pen, vessel, reach, foliage } = bunch;
  vessel.back();
  pen.place(0, vessel.mouth, {}, () => {
    range(30).forEach((index) =>
      pen.atDepth(0.45 + (index % 3) * 0.15, () => {
        const turn = index * 12 + pen.between(-5, 5);
        const length =
          reach * (1.05 + 0.32 * Math.abs(Math.cos(turn * radians))) * pen.between(0.9, 1.06);
        sprig(pen, cycle(foliage, index), 0, 0, turn, length);
      }),
    );
    paintHeads(bunch, true);
    collar({ ...bunch, vessel: { ...vessel, tied: true } });
    paintHeads(bunch, false);
  });
  vessel.front();
}

/** Draws an arrangement on its table: leaves first, then every bloom. */
export function drawArrangement(
  pen: Pen,
  scene: ArrangementScene,
  style = styleOf(scene),
  vessel = vesselFor(pen, scene.vessel, style),
): Standing {
  const { blooms, foliage } = scene;
  const shape = vessel.spray ? 'spray' : shapeFor(scene, style);
  const reach = bunchReach(blooms, shape);
  const side = style % 2 ? 1 : -1;
  const heads = layOut(pen, blooms, { reach, shape, side });
  const greens: readonly Foliage[] = foliage.length || !vessel.spray ? foliage : ['ruscus'];
  const fittedVessel = fitted(pen, vessel, reach, heads.length, shape === 'meadow' ? 1.3 : 1);
  const bunch: Bunch = {
    pen,
    heads,
    foliage: greens,
    reach,
    shape,
    side,
    form: forms[shape],
    vessel: fittedVessel,
    binding: fittedVessel.tied ? -fittedVessel.mouth * 0.6 : 34,
  };
  if (vessel.spray) drawSpray(bunch);
  else drawDome(bunch);
  return { feet: [{ x: 0, halfWidth: fittedVessel.foot }] };
}
