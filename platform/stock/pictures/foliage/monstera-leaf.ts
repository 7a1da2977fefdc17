import { shade, type Pigment } from '../drawing/colour';
import { ellipse, lerp, mirrored, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';

const lobes = 5;
/** Half width of the leaf blade from the shoulder (0) to the tip (1), as a share of its length. */
const blade = (along: number): number => 0.5 * Math.sin(Math.PI * (0.2 + 0.8 * along)) ** 0.75;
const heightAt = (along: number): number => 0.16 - 1.16 * along;

/** One half: the blade's edge with narrow slits that run towards the midrib. */
function halfBlade(): Point[] {
  const edge: Point[] = [
    [0, 0.02],
    [0.12, 0.16],
    [0.28, 0.17],
  ];
  range(lobes).forEach((lobe) => {
    const [from, to] = [0.08 + (lobe * 0.86) / lobes, 0.08 + ((lobe + 1) * 0.86) / lobes];
    range(4).forEach((step) => {
      const along = lerp(from, to, (step + 0.3) / 3.6);
      edge.push([blade(along) * (1 - (step === 0 || step === 3 ? 0.03 : 0)), heightAt(along)]);
    });
    if (lobe < lobes - 1) {
      const reach = blade(to) * lerp(0.38, 0.5, lobe / lobes);
      const depth: Point = [reach, heightAt(to) + 0.07];
      edge.push(depth, depth);
    }
  });
  return [...edge, [0, -1], [0, -1]];
}

/** Oval holes between the midrib and the slits. */
const holesOf = (length: number, sign: 1 | -1): Point[][] =>
  range(3).map((index) => {
    const along = 0.25 + index * 0.172;
    const [x, y] = [blade(along) * 0.3 * sign, heightAt(along) + 0.035];
    return ellipse(0.045 - index * 0.007, 0.019, { points: 8 }).map(([dx, dy]): Point => {
      const tilted = 0.55 * sign;
      return [
        (x + dx * Math.cos(tilted) + dy * Math.sin(tilted)) * length,
        (y - dx * Math.sin(tilted) + dy * Math.cos(tilted)) * length,
      ];
    });
  });

/** A Swiss-cheese leaf with slits and holes. Its stalk joins at the origin. */
export function monsteraLeaf(pen: Pen, length: number, pigment: Pigment): void {
  const right = halfBlade().map(([x, y]): Point => [x * length, y * length]);
  const contrast = pen.light(-90) * 0.055;
  const halves: [Point[], 1 | -1, number][] = [
    [mirrored(right), -1, contrast],
    [right, 1, -contrast],
  ];
  halves.forEach(([half, sign, step]) =>
    pen.shape(half, shade(pigment, step), { shadow: 7, holes: holesOf(length, sign) }),
  );
  pen.line(
    [
      [0, 0],
      [0, -length * 0.5],
      [0, -length * 0.95],
    ],
    shade(pigment, 0.13),
    length * 0.016,
  );
  range(4).forEach((index) =>
    [-1, 1].forEach((sign) => {
      const along = 0.17 + index * 0.172;
      const root: Point = [0, (heightAt(along) + 0.1) * length];
      pen.line(
        [root, [sign * blade(along) * 0.8 * length, heightAt(along) * length]],
        shade(pigment, 0.09),
        length * 0.008,
      );
    }),
  );
}
