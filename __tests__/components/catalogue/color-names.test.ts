/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { swatchOfName } from '@/components/catalogue/list/color-names';
import { allGroups } from '@/platform/stock/catalogue/all-groups';

const names = new Set(
  allGroups().flatMap(({ group }) => (group.colors ?? []).map(({ name }) => name)),
);
const plain = new Map(
  [...readFileSync('styles/swatches.css', 'utf8').matchAll(/(--swatch-[\w-]+): (.+);/g)].map(
    ([, property = '', color = '']) => [property, color],
  ),
);
/** What a browser makes of a swatch where the retailer has none of that name. */
function shownFor(name: string): string {
  const [, property = '', known = ''] = /^var\((--[\w-]+), (.+)\)$/.exec(swatchOfName(name)) ?? [];
  return plain.get(property) ?? known;
}
const wheel = shownFor('Mixed');

describe('the swatch of a color on a product page', () => {
  it('is the wheel only for a mix', () => {
    const mixed = [...names].filter((name) => shownFor(name) === wheel);
    expect(mixed).toEqual(mixed.filter((name) => name.startsWith('Mixed')));
  });

  it.each([
    ['Magenta', '#c2247e'],
    ['Natural Cedar', '#b9774a'],
    ['Gray Stain', '#8d8a85'],
    ['Red', '#b3202f'],
  ])('is its own for %s', (name, hex) => {
    expect(names).toContain(name);
    expect(shownFor(name)).toBe(hex);
  });
});
