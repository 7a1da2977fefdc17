import { pigment } from '../drawing/colour';
import { range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';

/** The bars of a glasshouse seen from inside: the wall of panes and the roof that runs together over us. */
export function roofAndGlass(pen: Pen, width: number): void {
  const bar = pigment(0.985, 0.008, 110);
  range(Math.ceil(width / 190) + 1).forEach((index) => {
    const x = index * 190 - 10;
    pen.rectangle(x, 210, 9, 600, bar);
    pen.line(
      [
        [x + 4, 212],
        [x + (width / 2 - x) * 0.45, 60],
        [x + (width / 2 - x) * 0.8, -20],
      ],
      bar,
      8,
    );
  });
  [210, 430, 640].forEach((y) => pen.rectangle(0, y, width, y === 210 ? 14 : 8, bar));
  [120, 50].forEach((y) => pen.rectangle(0, y, width, 6, bar));
}
