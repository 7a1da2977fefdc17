import { mix, shade } from '../../drawing/colour';
import { mirrored, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';

const silver = mix(leaf.sage, material.snow, 0.56);
const rim = shade(leaf.pine, -0.02);

/** A broad stiff blade of silver, a thin dark line along both edges. */
function blade(pen: Pen, length: number, half: number, bend: number): void {
  const bent = ([x, y]: Point): Point => [x + bend * (y / length) ** 2 * length, y];
  const edge = (share: number): Point[] =>
    range(9).map((index): Point => {
      const along = index / 8;
      return [
        -half * share * (0.62 + 0.38 * Math.sin(Math.PI * along ** 0.9)) * (1 - along ** 6),
        -along * length,
      ];
    });
  const cut = (share: number): Point[] => {
    const left = edge(share);
    return [...left.map(bent), ...mirrored(left).map(bent).reverse()];
  };
  const tone = shade(silver, pen.between(-0.03, 0.02));
  const contrast = pen.light(-90) * 0.03;
  pen.shape(cut(1), rim, { shadow: 7 });
  pen.shape(cut(0.88), shade(tone, -contrast));
  const middle = range(9).map((index): Point => bent([half * 0.1, (-index / 8) * length]));
  pen.shape([...edge(0.88).map(bent), ...middle.reverse()], shade(tone, contrast + 0.01));
  range(5).forEach((index) => {
    const y = -length * (0.16 + index * 0.14);
    pen.line(
      [bent([-half * 0.6, y]), bent([0, y - 10]), bent([half * 0.6, y - 2])],
      shade(tone, -0.05),
      5,
      { opacity: 0.5 },
    );
  });
}

/** A fan of pale silver swords. */
export const silverSnakePlant: DrawHabit = (pen) => {
  const swords: readonly [x: number, turn: number, length: number, near: number][] = [
    [-72, -11, 400, 0.84],
    [70, 11, 440, 0.86],
    [-26, -4, 560, 0.9],
    [30, 5, 510, 0.93],
    [-52, -8, 300, 0.98],
    [56, 8, 260, 1],
    [0, 1, 400, 1],
  ];
  swords.forEach(([x, turn, length, near]) =>
    pen.atDepth(near, () => pen.place(x, 8, { turn }, () => blade(pen, length, 46, turn / 260))),
  );
};
