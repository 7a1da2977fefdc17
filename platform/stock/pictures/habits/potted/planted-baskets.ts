import { mix, shade } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { fernFrond, hangingVine, palmFrond } from '../../foliage/sprigs';
import { leaf } from '../../pigments';
import type { DrawHabit } from '../growing';
import { cyclamen } from './cyclamen';
import { kalanchoeMound } from './kalanchoe';
import { peaceLily } from './peace-lily';

/** Moss between the pots, as far as the rim: `half` is its half width. */
export function moss(pen: Pen, half: number): void {
  range(15).forEach((index) => {
    const across = index / 7 - 1;
    pen.shape(
      range(9).map((step): Point => {
        const angle = (step / 9) * Math.PI * 2;
        const reach = pen.between(0.8, 1.15);
        return [
          across * half + Math.cos(angle) * 26 * reach,
          -4 + 12 * Math.sqrt(1 - across * across) + Math.sin(angle) * 15 * reach,
        ];
      }),
      shade(mix(leaf.moss, leaf.fresh, 0.3), pen.between(-0.05, 0.06)),
      { shadow: 3 },
    );
  });
}

/** Ivy over the rim, from its place outwards. */
function ivy(pen: Pen, from: number, to: number, longest: number): void {
  const tone = mix(leaf.leaf, leaf.fresh, 0.3);
  range(7).forEach((index) => {
    const x = lerp(from, to, index / 6);
    pen.place(x, -10 + pen.between(-8, 8), {}, () =>
      hangingVine(
        pen,
        longest * pen.between(0.55, 1),
        shade(tone, pen.between(-0.03, 0.04)),
        x / 900,
      ),
    );
  });
}

/** A bouquet of fronds that share one root. */
function fronds(
  pen: Pen,
  turns: readonly number[],
  length: number,
  draw: (length: number, turn: number) => void,
): void {
  turns.forEach((turn, index) =>
    pen.atDepth(lerp(0.66, 1, index / (turns.length - 1)), () =>
      pen.place(turn * 0.2, 0, { turn: turn * 0.7 }, () =>
        draw(length * pen.between(0.9, 1.06) * (1 - Math.abs(turn) / 300), turn),
      ),
    ),
  );
}

/** A small palm behind, a yellow kalanchoe before it, ivy over the edge of the basket. */
export const patchworkGarden: DrawHabit = (pen, { flowers, room }) => {
  pen.place(-48, -6, {}, () =>
    fronds(pen, [-84, 78, -52, 50, -24, 24, 0], 440, (length, turn) =>
      palmFrond(pen, length, shade(leaf.leaf, pen.between(-0.03, 0.04)), turn / 240),
    ),
  );
  moss(pen, room * 0.92);
  if (flowers) pen.place(58, 0, {}, () => kalanchoeMound(pen, flowers));
  ivy(pen, -132, -8, 190);
};

/** A fern behind, a cyclamen in flower before it, ivy over the edge of the basket. */
export const europeanDishGarden: DrawHabit = (pen, plant) => {
  const { room } = plant;
  pen.place(-56, -4, {}, () =>
    fronds(pen, [-96, 88, -66, 60, -40, 36, -16, 14], 390, (length, turn) =>
      fernFrond(pen, length, shade(leaf.fresh, pen.between(-0.04, 0.03)), turn / 150, 0.16),
    ),
  );
  pen.place(84, 4, { turn: 5 }, () => {
    range(4).forEach((index) => {
      const turn = (index - 1) * 17;
      pen.atDepth(0.8, () =>
        pen.ribbon(
          asPoints(stemCurve([0, 0], [turn, -200], [turn * 5, -330], 6)),
          20,
          3,
          shade(leaf.deep, index * 0.02),
          { shadow: 4 },
        ),
      );
    });
  });
  moss(pen, room * 0.92);
  pen.place(52, 2, { scale: 0.72 }, () => cyclamen(pen, plant));
  ivy(pen, -134, -30, 180);
};

/** Ferns to either side, a peace lily in flower in their middle. */
export const peaceLilyGarden: DrawHabit = (pen, plant) => {
  [-92, 92].forEach((x) =>
    pen.place(x, -2, {}, () =>
      fronds(pen, [-78, 74, -48, 46, -18, 16], 300, (length, turn) =>
        fernFrond(pen, length, shade(leaf.fresh, pen.between(-0.05, 0.02)), turn / 130, 0.17),
      ),
    ),
  );
  pen.place(0, 2, { scale: 0.9 }, () => peaceLily(pen, plant));
  moss(pen, plant.room * 0.92);
  [-96, 98].forEach((x) =>
    pen.place(x, 6, {}, () =>
      fronds(pen, [-96, 92, -62, 58], 190, (length, turn) =>
        fernFrond(pen, length, leaf.fresh, turn / 110, 0.18),
      ),
    ),
  );
};
