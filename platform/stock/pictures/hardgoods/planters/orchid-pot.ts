import { shade } from '../../drawing/colour';
import { lerp, range, type Point } from '../../drawing/geometry';
import { mouthOpening, onFront, rimLine, turnedBody } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';

const top: Point = [142, -262];
const foot: Point = [98, -16];
const at = (share: number): Point => [lerp(top[0], foot[0], share), lerp(top[1], foot[1], share)];

/** An empty pot cut through with slots in two rows, on its saucer: one sees into it. */
export const orchidPot: DrawGood = (pen, { paint }) => {
  turnedBody(
    pen,
    [
      [150, -26],
      [136, -4],
      [112, 0],
    ],
    shade(paint, -0.03),
    { shadow: 5 },
  );
  pen.line(rimLine([150, -26]), shade(paint, 0.07), 5);
  mouthOpening(pen, top[0] * 0.97, top[1], paint, 7);
  turnedBody(pen, [top, foot], paint, { angular: true });
  const slot = (across: number, from: number, to: number, half: number) => {
    const steps = range(7).map((index) => index / 6);
    const side = (aside: number): Point[] =>
      steps.map((share) => {
        const round = Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 4));
        return onFront(across + aside * round, at(lerp(from, to, share)));
      });
    const hole = [...side(-half), ...side(half).reverse()];
    pen.shape(hole, shade(paint, 0.09));
    pen.place(3, 4, {}, () => pen.shape(hole, shade(paint, -0.42)));
    pen.line(side(-half), shade(paint, -0.12), 4);
  };
  [-0.78, -0.4, 0, 0.4, 0.78].forEach((across) =>
    slot(across, 0.2, 0.54, 0.085 * Math.sqrt(1 - across * across * 0.7)),
  );
  [-0.6, -0.2, 0.2, 0.6].forEach((across) =>
    slot(across, 0.62, 0.9, 0.09 * Math.sqrt(1 - across * across * 0.7)),
  );
  turnedBody(
    pen,
    [
      [150, -266],
      [146, -232],
    ],
    shade(paint, 0.02),
    { angular: true },
  );
  pen.line(rimLine([150, -266]), shade(paint, 0.09), 6);
  return standsOn(120);
};
