import { mix, shade } from '../../drawing/colour';
import { cycle, lerp, range, tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leafletsOf } from '../../foliage/garden/border-leaves';
import { leaf, petal } from '../../pigments';
import { drawStalk } from '../garden-plants/stalks';
import { flower, type DrawHabit } from '../growing';

/** Five toothed leaflets on one stalk: every rose has them. */
const roseLeaf = leafletsOf(2, 0.34);

interface Cane {
  turn: number;
  height: number;
  near: number;
}

/** A cane with its leaves; returns its tip. */
function leafyCane(
  pen: Pen,
  { turn, height }: Cane,
  { size, from, sparse = false }: { size: number; from: number; sparse?: boolean },
) {
  const line = drawStalk(pen, {
    turn,
    height,
    foot: turn * 1.1,
    width: 13,
    tone: mix(leaf.moss, petal.burgundy, 0.14),
  });
  line.slice(from, -1).forEach(({ x, y, heading }, index) => {
    if (index % 2 && index < 6 && sparse) return;
    const side = (sparse ? Math.floor(index / 2) : index) % 2 ? 1 : -1;
    pen.place(x, y, { turn: heading + side * (66 + pen.between(-12, 12)) }, () =>
      roseLeaf(
        pen,
        size * lerp(1.08, 0.8, index / 8) * pen.between(0.92, 1.06),
        shade(leaf.leaf, pen.between(-0.05, 0.03)),
      ),
    );
  });
  return tipOf(line);
}

/** Stiff upright canes, one long bud at the tip of each. */
export const hybridTea: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 5;
  range(3).forEach((index) =>
    pen.atDepth(0.72, () => {
      leafyCane(
        pen,
        { turn: index * 32 - 32, height: 300, near: 0.72 },
        { size: 170, from: 3, sparse: true },
      );
    }),
  );
  const canes = range(count).map((index): Cane => {
    const turn = count > 1 ? lerp(-31, 31, index / (count - 1)) : 0;
    return {
      turn,
      height: 590 - Math.abs(turn) * 4.2 + (index % 2 ? 44 : -46),
      near: index % 2 ? 0.9 : 1,
    };
  });
  const order = range(count).sort(
    (one, other) => cycle(canes, one).near - cycle(canes, other).near,
  );
  order.forEach((index) =>
    pen.atDepth(cycle(canes, index).near, () => {
      const cane = cycle(canes, index);
      const tip = leafyCane(pen, cane, { size: 168, from: 2, sparse: index % 2 === 0 });
      if (flowers)
        flower(pen, flowers, index, {
          x: tip.x,
          y: tip.y - 70,
          radius: 80 * pen.between(0.95, 1.05),
          lean: cane.turn * 0.6,
        });
    }),
  );
};

const shrubCanes: readonly Cane[] = [
  { turn: -58, height: 290, near: 0.8 },
  { turn: 58, height: 290, near: 0.8 },
  { turn: -18, height: 470, near: 0.84 },
  { turn: 22, height: 460, near: 0.84 },
  { turn: -44, height: 400, near: 0.9 },
  { turn: 46, height: 390, near: 0.9 },
  { turn: 2, height: 400, near: 0.94 },
  { turn: -30, height: 280, near: 1 },
  { turn: 30, height: 270, near: 1 },
  { turn: -2, height: 240, near: 1 },
];

/** A full round bush of arching canes, open cups among the leaves. */
export const shrubRose: DrawHabit = (pen, { flowers }) => {
  shrubCanes.forEach((cane) =>
    pen.atDepth(cane.near - 0.2, () => {
      leafyCane(pen, cane, { size: 170, from: 1, sparse: true });
    }),
  );
  const count = flowers?.count ?? 7;
  shrubCanes.forEach((cane, index) =>
    pen.atDepth(cane.near, () => {
      const tip = leafyCane(
        pen,
        { ...cane, height: cane.height * 0.97 },
        { size: 150, from: 3, sparse: true },
      );
      [-104, 104].forEach((turn) =>
        pen.place(tip.x, tip.y + 8, { turn: cane.turn * 0.5 + turn }, () =>
          roseLeaf(pen, 136, shade(leaf.leaf, pen.between(-0.03, 0.05))),
        ),
      );
      if (!flowers || index >= count) return;
      flower(pen, flowers, index, {
        x: tip.x,
        y: tip.y - 10,
        radius: 74 * pen.between(0.94, 1.05),
        lean: cane.turn * 0.5,
        tilt: index % 3 === 2 ? 0.4 : 0.9,
      });
    }),
  );
};
