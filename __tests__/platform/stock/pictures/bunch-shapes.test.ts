/** @jest-environment node */
import { allPictures } from '@/platform/stock/pictures/main';
import { drawSubject } from '@/platform/stock/pictures/draw-subject';
import { Pen } from '@/platform/stock/pictures/drawing/pen';
import { forms, shapeFor, type BunchShape } from '@/platform/stock/pictures/florist/shapes';
import type { ArrangementScene, Vessel } from '@/platform/stock/pictures/scene-description';
import { styleOf } from '@/platform/stock/pictures/style';

/** Which are not bunches in a vessel: laid on a lid, or worn. */
const elsewhere: readonly Vessel[] = ['casket', 'lapel', 'dress', 'wristband', 'easel'];
const bunches = allPictures().flatMap(({ name, scene, view, product }) =>
  name.startsWith('products/') &&
  !view &&
  scene.kind === 'arrangement' &&
  !elsewhere.includes(scene.vessel)
    ? [{ name, scene, product }]
    : [],
);
const shapeOf = ({ scene, product }: (typeof bunches)[number]): BunchShape =>
  shapeFor(scene, styleOf(scene, product));

const bunchOf = (vessel: Vessel, count: number): ArrangementScene => ({
  kind: 'arrangement',
  vessel,
  backdrop: 'sage',
  foliage: ['eucalyptus', 'ruscus'],
  blooms: [
    { bloom: 'ranunculus', palette: 'coral', count: Math.ceil(count / 2) },
    { bloom: 'daisy', palette: 'white', count: Math.floor(count / 2) },
  ],
});

describe('the shapes of the bunches', () => {
  it('are at least six, none of them more than a third of the shop', () => {
    const counts = new Map<BunchShape, number>();
    for (const bunch of bunches) counts.set(shapeOf(bunch), (counts.get(shapeOf(bunch)) ?? 0) + 1);
    const shared = [...counts.values()].filter((count) => count >= bunches.length / 30);
    expect(shared.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts.values())).toBeLessThan(bunches.length / 3);
  });

  it('differ in outline: wide and low, narrow and tall', () => {
    const outlineOf = (shape: BunchShape): number => {
      const style = Array.from({ length: 60 }, (_, index) => index).find(
        (each) => shapeFor(bunchOf('ceramic-square', 14), each) === shape,
      );
      const pen = new Pen(5);
      drawSubject(pen, bunchOf('ceramic-square', 14), style);
      return (pen.box.right - pen.box.left) / (pen.box.bottom - pen.box.top);
    };
    expect(outlineOf('low')).toBeGreaterThan(outlineOf('tall') * 1.5);
  });

  it.each<[Vessel, number, readonly BunchShape[]]>([
    ['easel', 20, ['spray']],
    ['glass-cylinder', 3, ['dome']],
    ['mason-jar', 45, ['garden', 'fan']],
  ])('in %s, %i stems: %j', (vessel, count, expected) => {
    const seen = Array.from({ length: 200 }, (_, style) => shapeFor(bunchOf(vessel, count), style));
    expect([...new Set(seen)].sort()).toEqual([...expected].sort());
  });

  it('let air and leaves into every free shape', () => {
    for (const shape of ['garden', 'sweep', 'tall', 'low', 'fan', 'meadow'] as const)
      expect(forms[shape].gestures.length).toBeGreaterThan(2);
  });
});
