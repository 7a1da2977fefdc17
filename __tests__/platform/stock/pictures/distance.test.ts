/** @jest-environment node */
import { join } from 'node:path';
import { allGroups } from '@/platform/stock/catalogue/all-groups';
import {
  closestAllowed,
  distance,
  fingerprintOf,
  fingerprintOfFile,
  type Fingerprint,
} from './distance';

const folder = join(process.cwd(), 'public/pictures/products');
const groups = allGroups().map(({ group }) => group);

/** A flat wall with a square in its middle. */
function square(
  wall: readonly [number, number, number],
  ink: readonly [number, number, number],
  half: number,
): Fingerprint {
  const pixels = Array.from({ length: 96 * 96 }, (_, index) =>
    Math.abs((index % 96) - 48) < half && Math.abs(Math.floor(index / 96) - 48) < half ? ink : wall,
  );
  return fingerprintOf(Uint8Array.from(pixels.flat()));
}

describe('the distance of two pictures', () => {
  const red = square([230, 225, 235], [190, 40, 50], 24);

  it('is nothing for the same picture and the same both ways', () => {
    const blue = square([230, 225, 235], [60, 80, 170], 24);
    expect(distance(red, red)).toBe(0);
    expect(distance(red, blue)).toBeCloseTo(distance(blue, red));
  });

  it('looks at the subject more than at the wall', () => {
    const otherWall = square([225, 235, 225], [190, 40, 50], 24);
    const otherSubject = square([230, 225, 235], [240, 200, 60], 24);
    expect(distance(red, otherWall)).toBeLessThan(closestAllowed);
    expect(distance(red, otherSubject)).toBeGreaterThan(closestAllowed * 2);
  });
});

describe('two products of a category', () => {
  it('never look alike', async () => {
    const prints = await Promise.all(
      groups.map(async ({ code }) => fingerprintOfFile(join(folder, `${code}-400.webp`))),
    );
    const tooClose = groups.flatMap((group, index) =>
      groups.slice(0, index).flatMap((other, place) => {
        const [one, two] = [prints[index], prints[place]];
        if (
          !one ||
          !two ||
          !group.categories.some((category) => other.categories.includes(category))
        )
          return [];
        const apart = distance(one, two);
        return apart < closestAllowed
          ? [`${group.code} ${group.name} / ${other.code} ${other.name}: ${apart.toFixed(1)}`]
          : [];
      }),
    );
    expect(tooClose).toEqual([]);
  }, 120_000);
});
