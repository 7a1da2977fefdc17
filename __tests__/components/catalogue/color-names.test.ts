/** @jest-environment node */
import { swatchOfName } from '@/components/catalogue/list/color-names';
import { allGroups } from '@/platform/stock/catalogue/all-groups';

const names = new Set(
  allGroups().flatMap(({ group }) => (group.colors ?? []).map(({ name }) => name)),
);
const wheel = swatchOfName('Mixed');

describe('the swatch of a color on a product page', () => {
  it('is the wheel only for a mix', () => {
    const mixed = [...names].filter((name) => swatchOfName(name) === wheel);
    expect(mixed).toEqual(mixed.filter((name) => name.startsWith('Mixed')));
  });

  it.each([
    ['Magenta', '#c2247e'],
    ['Natural Cedar', '#b9774a'],
    ['Gray Stain', '#8d8a85'],
    ['Red', '#b3202f'],
  ])('is its own for %s', (name, hex) => {
    expect(names).toContain(name);
    expect(swatchOfName(name)).toBe(hex);
  });
});
