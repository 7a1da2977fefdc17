/** Query keys of a filtered or sorted category, each the index's attribute with a small first letter. Any of them leads to the one dynamic page. */
export const filterKeys = [
  'color',
  'category',
  'size',
  'occasion',
  'colorVariant',
  'bloomTiming',
  'collection',
  'containerVolume',
  'handlingFee',
  'hardinessZone',
  'hardscapeColor',
  'hardscapeStyle',
  'lightLevel',
  'material',
  'matureHeight',
  'matureWidth',
  'styleForm',
  'brand',
  'price',
  'sort',
] as const;

/** The query key of an index attribute: `ColorVariant` → `colorVariant`. */
export function filterKeyOf(attribute: string): string {
  return attribute.charAt(0).toLowerCase() + attribute.slice(1);
}
