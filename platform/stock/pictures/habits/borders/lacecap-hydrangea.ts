import { shade } from '../../drawing/colour';
import { lerp, range, tipOf, type Point } from '../../drawing/geometry';
import { halves, ribs, type BroadLeaf } from '../../foliage/broad-leaves';
import { leaf, material } from '../../pigments';
import { drawStalk } from '../garden-plants/stalks';
import { flower, type DrawHabit } from '../growing';

/** A broad oval with teeth all round. */
const toothed: BroadLeaf = (pen, size, tone) => {
  const edge = range(13).map((index): Point => {
    const along = 0.03 + (index / 12) * 0.93;
    const out = 0.37 * Math.sin(Math.PI * along ** 0.86) ** 0.8;
    return [out * (index % 2 ? 1.09 : 0.93), -along];
  });
  halves(pen, edge, size, tone);
  ribs(pen, size, shade(tone, 0.09), { pairs: 4, reach: 0.28, width: size * 0.014, rise: 0.12 });
};

/** Stout stems with broad leaves in pairs, a flat plate of flowers on each. */
export const lacecapHydrangea: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 5;
  const leafy = (size: number) => toothed(pen, size, shade(leaf.leaf, pen.between(-0.05, 0.03)));
  const behind = Math.ceil(count / 2);
  const rows = [
    { of: range(behind), height: 400, spread: 44, near: 0.82 },
    { of: range(count - behind).map((index) => behind + index), height: 270, spread: 32, near: 1 },
  ];
  rows.forEach(({ of, height, spread, near }) =>
    pen.atDepth(near, () => {
      const stems = of.map((index, place) => {
        const turn = of.length > 1 ? lerp(-spread, spread, place / (of.length - 1)) : 0;
        const line = drawStalk(pen, {
          turn,
          height: height * (1 - Math.abs(turn) / 300),
          width: 13,
          tone: shade(material.wood, -0.1),
        });
        [2, 4, 6, 8].forEach((step) => {
          const at = line[step];
          if (!at) return;
          [-1, 1].forEach((side) =>
            pen.place(at.x, at.y, { turn: at.heading + side * (76 + pen.between(-10, 10)) }, () =>
              leafy(176 - step * 4),
            ),
          );
        });
        return { index, turn, tip: tipOf(line) };
      });
      stems.forEach(({ index, turn, tip }) => {
        [-118, 118, -80, 80].forEach((aside) =>
          pen.place(tip.x, tip.y + 16, { turn: turn * 0.4 + aside }, () => leafy(142)),
        );
        if (flowers)
          flower(pen, flowers, index, {
            x: tip.x,
            y: tip.y - 26,
            radius: 116 * pen.between(0.95, 1.04),
            lean: turn * 0.3,
          });
      });
    }),
  );
};
