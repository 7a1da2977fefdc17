import type { ProductXp } from './product-xp';

const labels: Record<string, string> = {
  BloomTiming: 'Blooms',
  Collection: 'Collection',
  ContainerVolume: 'Container',
  HardinessZone: 'Hardiness zone',
  HardscapeColor: 'Color',
  HardscapeStyle: 'Style',
  LightLevel: 'Light',
  Material: 'Material',
  MatureHeight: 'Mature height',
  MatureWidth: 'Mature width',
  StyleForm: 'Form',
};

/** The facts listed on a product page: what the facets of specification A7 know, in the words of a label. */
export function productFacts(xp: ProductXp): { label: string; value: string }[] {
  const known = Object.entries(labels).flatMap(([key, label]) => {
    const value = xp.Facets?.[key];
    if (value === undefined || value === '') return [];
    return [{ label, value: Array.isArray(value) ? value.join(', ') : String(value) }];
  });
  return xp.Brand ? [{ label: 'Brand', value: xp.Brand }, ...known] : known;
}
