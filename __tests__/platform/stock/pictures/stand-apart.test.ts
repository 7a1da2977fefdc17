/** @jest-environment node */
import { beforeWall, standsApart } from '@/platform/stock/pictures/backdrops/stand-apart';
import type {
  ArrangementScene,
  Backdrop,
  HardgoodScene,
  PlantScene,
} from '@/platform/stock/pictures/scene-description';
import { allPictures } from '@/platform/stock/pictures/main';

const plant = (backdrop: Backdrop, more: Partial<PlantScene> = {}): PlantScene => ({
  kind: 'plant',
  name: 'plant',
  habit: 'shrub-mound',
  foliage: 'ruscus',
  pot: 'terracotta',
  backdrop,
  ...more,
});
const good = (
  palette: HardgoodScene['palette'],
  backdrop: Backdrop,
  item: HardgoodScene['item'] = 'candle',
): HardgoodScene => ({ kind: 'hardgood', item, name: item, palette, backdrop });
const bunch: ArrangementScene = {
  kind: 'arrangement',
  vessel: 'basket',
  blooms: [],
  foliage: ['needle'],
  backdrop: 'evergreen',
};

describe('a subject before its wall', () => {
  it.each([
    ['a yew before dark green', plant('evergreen', { foliage: 'needle' }), false],
    [
      'a nursery pot before dark green',
      plant('evergreen', { foliage: 'fern', pot: 'nursery-pot' }),
      false,
    ],
    ['a fresh fern before dark green', plant('evergreen', { foliage: 'fern' }), true],
    ['a fern before sage', plant('sage', { foliage: 'fern' }), true],
    ['a wreath before dark green', good('red', 'evergreen', 'wreath'), false],
    ['cream wax before straw', good('cream', 'straw'), false],
    ['cream wax before dark green', good('cream', 'evergreen'), true],
    ['a bunch, which brings its own contrast', bunch, true],
  ])('%s', (_, scene, apart) => {
    expect(standsApart(scene, scene.backdrop)).toBe(apart);
    expect(beforeWall(scene, 5).backdrop === scene.backdrop).toBe(apart);
  });

  it('is told from it in every picture of the shop', () => {
    const sunk = allPictures().filter(
      ({ scene }) =>
        scene.kind !== 'place' &&
        scene.kind !== 'map' &&
        !standsApart(beforeWall(scene, 1), beforeWall(scene, 1).backdrop),
    );
    expect(sunk.map(({ name }) => name)).toEqual([]);
  });
});
