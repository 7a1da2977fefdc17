import type { Pen } from '../../drawing/pen';
import type { Flowering } from '../growing';

/** Draws fruit that is not the round one, and counts it under the name of its description. Its size is from top to tip. */
export function ownFruit(
  pen: Pen,
  { bloom }: Flowering,
  { x, y, size, turn = 0 }: { x: number; y: number; size: number; turn?: number },
  draw: (pen: Pen, size: number) => void,
): void {
  const [pageX, pageY] = pen.toPage([x, y + size / 2]);
  pen.heads.push({ bloom, x: pageX, y: pageY, radius: (size / 2) * pen.scale });
  pen.blooms += 1;
  pen.place(x, y, { turn }, () => draw(pen, size));
}
