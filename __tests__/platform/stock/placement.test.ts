import { allGroups } from '@/platform/stock/catalogue/all-groups';
import { chargeSpecs } from '@/platform/stock/catalogue/charge-specs';

const placements = allGroups().flatMap(({ group }) =>
  (group.specs ?? [])
    .filter((id) => id.endsWith('PlacementCharge'))
    .map((id) => ({
      code: group.code,
      isCut: group.categories.includes('Christmas_FreshTrees'),
      words: chargeSpecs
        .find(({ spec }) => spec.ID === id)
        ?.options.map(({ Value }) => String(Value)),
    })),
);

describe('where a tree is placed', () => {
  it('is in the house for one that was cut, and in the ground for one with roots alone', () => {
    const offered = (cut: boolean) =>
      new Set(placements.filter(({ isCut }) => isCut === cut).flatMap(({ words }) => words));
    expect(offered(true)).toContain('Carried in and set straight in your stand');
    expect(offered(true)).not.toContain('Planted in the ground');
    expect(offered(false)).toContain('Planted in the ground');
  });
});
