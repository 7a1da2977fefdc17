import { mix, type Pigment } from '../../drawing/colour';
import { range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';

/** A tied cap of checked cloth that stands out in a frill below the string. */
export function clothLid(pen: Pen, half: number, y: number, colour: Pigment): void {
  const frill = range(15).map((index): Point => {
    const share = index / 7 - 1;
    return [share * (half + 34), y + 42 + Math.sqrt(1 - share * share) * 22 + (index % 2 ? 9 : -7)];
  });
  const skirt: Point[] = [[-half, y], ...frill, [half, y]];
  const cloth = material.paper;
  const check = mix(colour, petal.blush, 0.3);
  pen.polygon(skirt, cloth, { shadow: 7 });
  range(7).forEach((index) => {
    const share = index / 3 - 1;
    const [left, right] = [share - 0.07, share + 0.07].map((at) =>
      Math.max(-0.98, Math.min(0.98, at)),
    ) as [number, number];
    pen.polygon(
      [
        [left * half, y],
        [right * half, y],
        [right * (half + 30), y + 38 + Math.sqrt(1 - right * right) * 22],
        [left * (half + 30), y + 38 + Math.sqrt(1 - left * left) * 22],
      ],
      check,
    );
  });
  const bend = (down: number, out: number): Point[] =>
    range(9).map((index): Point => {
      const share = index / 4 - 1;
      return [share * out, y + down + Math.sqrt(Math.max(0, 1 - share * share)) * 20];
    });
  pen.line(bend(22, half + 16), check, 11, { opacity: 0.6 });
  pen.shape(
    [
      [-half, y + 4],
      [-half - 2, y - 26],
      [-half * 0.72, y - 52],
      [0, y - 62],
      [half * 0.72, y - 52],
      [half + 2, y - 26],
      [half, y + 4],
      [0, y + 22],
    ],
    cloth,
    { shadow: 4 },
  );
  range(7).forEach((index) => {
    const share = (index / 3 - 1) * 0.88;
    const lift = Math.sqrt(1 - share * share);
    pen.line(
      [
        [share * half, y + lift * 16],
        [share * half * 0.96, y - 18 - lift * 6],
        [share * half * 0.8, y - 34 - lift * 18],
      ],
      check,
      half * 0.14,
    );
  });
  pen.line(bend(-22, half), check, 13, { opacity: 0.6 });
  pen.line(bend(0, half + 1), material.straw, 9);
}
