import type { FacetAttribute } from '@/lib/core/facets';

/** The facets that products say of themselves (`xp.Facets`), each with its label on the product page, in the order there. */
export const factLabels = {
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
} as const satisfies Partial<Record<FacetAttribute, string>>;

/** A facet that products say of themselves. */
export type FactAttribute = keyof typeof factLabels;

/** All of them. */
export const factAttributes = Object.keys(factLabels) as FactAttribute[];
