import { allGroups } from '@/platform/stock/catalogue/all-groups';
import { releaseDays, releaseOf } from '@/platform/stock/catalogue/release-days';

const groups = new Map(allGroups().map(({ group }) => [group.code, group]));

describe('what no frost spares', () => {
  it.each([
    ['300503', '2026-11-25', '2027-05-01', '2027-10-15'],
    ['300503', '2027-06-10', '2027-05-01', '2027-10-15'],
    ['300101', '2026-11-25', '2027-05-01', '2027-10-15'],
    ['103603', '2026-11-25', '2027-04-20', '2027-09-30'],
  ])('%s, seen on %s, is sold from %s until %s', (code, today, from, until) => {
    const group = groups.get(code);
    expect(group && releaseDays(releaseOf(group), today)).toEqual({ from, until });
  });

  it.each(['103605', '300511', '300301'])(
    '%s, which is hardy or stays indoors, has no season',
    (code) => {
      const group = groups.get(code);
      expect(group && releaseOf(group)).toBeUndefined();
    },
  );

  it('is on sale in no week of winter, whichever day the shop is stocked', () => {
    const tender = [...groups.values()].filter(
      ({ kind, categories }) =>
        kind === 'tender-plant' && categories[0].startsWith('OutdoorPlants_'),
    );
    const onSale = ['2026-11-29', '2026-07-04', '2027-01-15', '2027-03-10'].flatMap((stocked) =>
      tender.flatMap((group) => {
        const { from, until } = releaseDays(releaseOf(group), stocked);
        const winter = ['2026-12-01', '2027-01-20', '2027-03-15'].filter(
          (day) => (from ?? '') <= day && day <= (until ?? '9999'),
        );
        return winter.map((day) => `${group.code} on ${day}, stocked on ${stocked}`);
      }),
    );
    expect(tender.length).toBeGreaterThan(20);
    expect(onSale).toEqual([]);
  });
});
