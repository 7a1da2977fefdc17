import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { perennialSizes } from '../size-ladders';

/** Under trees and on the north side: OutdoorPlants_Perennials_Shade. */
export const perennialsForShade: readonly GroupSource[] = [
  {
    code: '300206', name: 'BLEEDING HEART', kind: 'nursery', price: 16.99, sizes: [], percentOff: 15,
    description: 'Arching stems hung with pink hearts under the crabapples in May. It goes to sleep by August, so plant ferns in front.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: { LightLevel: 'Shade', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', ContainerVolume: '1 gallon' },
    scene: plant('bleeding heart', 'blush', { habit: 'arching', foliage: 'fern', pot: 'nursery-pot', bloom: { bloom: 'spray-rose', palette: 'blush', count: 9 } }),
  },
  {
    code: '103121', name: 'ASTILBE', kind: 'nursery', price: 14.99, sizes: perennialSizes,
    colors: [{ name: 'Red', suffix: '' }, { name: 'White', suffix: 'WHT' }],
    description: 'Feather plumes for ground that stays damp, which is the one thing it insists on. A dry August crisps it, though it forgives you by June.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: { LightLevel: 'Part shade', BloomTiming: 'Early summer', HardinessZone: 'Zone 4', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright' },
    scene: plant('astilbe', 'sky', { habit: 'upright', foliage: 'fern', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'red', count: 6 } }),
  },
  {
    code: '103122', name: 'CORAL BELLS', kind: 'nursery', price: 15.99, sizes: perennialSizes,
    colors: [{ name: 'Burgundy', suffix: '' }, { name: 'Lime', suffix: 'LIM', facet: 'Green' }],
    description: 'Grown for a mound of leaves that is still colored in November. Press the crown back in each April, since frost lifts it.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: {
      LightLevel: 'Part shade', BloomTiming: 'Foliage', HardinessZone: 'Zone 4', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded',
      Collection: 'Window Box',
    },
    scene: plant('burgundy coral bells', 'sage', { habit: 'rosette', foliage: 'monstera', leafPalette: 'burgundy', pot: 'nursery-pot' }),
  },
  {
    code: '103123', name: 'LUNGWORT', kind: 'nursery', price: 13.99, sizes: perennialSizes,
    description: 'Pink buds that open blue before the maples leaf out, over leaves splashed with silver. Rabbits dislike the hairs.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: {
      LightLevel: 'Shade', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded',
      Collection: 'Moonlight',
    },
    scene: plant('lungwort', 'straw', { habit: 'groundcover', foliage: 'palm', pot: 'nursery-pot', bloom: { bloom: 'spray-rose', palette: 'blue', count: 8 } }),
  },
  {
    code: '103124', name: 'JAPANESE PAINTED FERN', kind: 'nursery', price: 15.99, sizes: perennialSizes, limits: { breaks: [{ quantity: 3, price: 13.66 }] },
    description: 'Pewter fronds with a wine-red rib, hardy to Zone 4 under a blanket of oak leaves. It comes up late; mark the place.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: {
      LightLevel: 'Shade', BloomTiming: 'Foliage', HardinessZone: 'Zone 4', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Arching',
      Collection: 'Moonlight',
    },
    scene: plant('Japanese painted fern', 'lilac', { habit: 'arching', foliage: 'fern', leafPalette: 'lavender', pot: 'nursery-pot' }),
  },
  {
    code: '103125', name: 'HOSTA, SMALL LIME', webTitle: 'Teacup Hosta', kind: 'nursery', price: 10.99, limits: { breaks: [{ quantity: 5, price: 8.99 }] },
    description: 'Lime leaves no longer than a thumb, for the edge of a path or an old sink. Slugs find it last because they step over it.',
    categories: ['OutdoorPlants_Perennials_Shade'], grown: true,
    facets: {
      LightLevel: 'Shade', BloomTiming: 'Mid summer', HardinessZone: 'Zone 3', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', ContainerVolume: '1 quart',
      StyleForm: 'Rosette',
    },
    scene: plant('small lime hosta', 'clay', { habit: 'rosette', foliage: 'palm', leafPalette: 'yellow', pot: 'terracotta' }),
  },
  {
    code: '103126', name: 'ROCKET LIGULARIA', kind: 'nursery', price: 17.99, sizes: perennialSizes, hidden: 'invisible',
    description: 'Yellow spires on black stems in July, from the wettest corner you have. By three in the afternoon the leaves lie down; by seven they are up.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: { LightLevel: 'Part shade', BloomTiming: 'Mid summer', HardinessZone: 'Zone 4', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright' },
    scene: plant('ligularia', 'evergreen', {
      habit: 'upright', foliage: 'monstera', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'yellow', count: 4 },
    }),
  },
  {
    code: '103127', name: 'LENTEN ROSE, ZONE 5', kind: 'nursery', price: 24.99, release: { fromDay: 140 },
    description: 'Nodding plum flowers in April for a sheltered wall and a gardener who mulches. Sold as Zone 5, because it is.',
    categories: ['OutdoorPlants_Perennials_Shade'], articles: ['what-zone-4-means-now'],
    facets: {
      LightLevel: 'Part shade', BloomTiming: 'Spring', HardinessZone: 'Zone 5', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', ContainerVolume: '1 gallon',
      StyleForm: 'Mounded',
    },
    scene: plant('lenten rose', 'mist', {
      habit: 'shrub-mound', foliage: 'palm', pot: 'nursery-pot', bloom: { bloom: 'ranunculus', palette: 'burgundy', count: 5 },
    }),
  },
];
