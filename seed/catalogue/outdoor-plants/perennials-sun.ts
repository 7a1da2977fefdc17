import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { perennialSizes } from '../size-ladders';

/** The open border: OutdoorPlants_Perennials_Sun. */
export const perennialsForSun: readonly GroupSource[] = [
  {
    code: '103101', name: 'SIBERIAN IRIS', kind: 'nursery', price: 13.99, sizes: perennialSizes,
    colors: [{ name: 'Blue', suffix: '' }, { name: 'White', suffix: 'WHT' }],
    description: 'Flags in the second week of June, on leaves that stay good all year. It likes clay and does not mind wet feet in spring.',
    categories: ['OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright',
      Collection: 'Cutting Garden',
    },
    scene: plant('Siberian iris', 'straw', { habit: 'upright', foliage: 'strap', pot: 'nursery-pot', bloom: { bloom: 'iris', palette: 'blue', count: 4 } }),
  },
  {
    code: '103102', name: 'HERBACEOUS PEONY', kind: 'nursery', price: 28.99, sizes: perennialSizes.slice(1), grown: true, featured: true,
    colors: [{ name: 'Blush', suffix: '' }, { name: 'White', suffix: 'WHT' }, { name: 'Crimson', suffix: 'CRM', facet: 'Burgundy' }],
    description: 'It will outlive you, so choose the spot with care. The red eyes go two inches under the soil, no deeper, or it makes leaves instead of flowers.',
    categories: ['OutdoorPlants_Perennials_Sun', 'Occasions_Holidays_MothersDay'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Mounded',
      Collection: 'Cutting Garden',
    },
    scene: plant('herbaceous peony', 'sage', { habit: 'shrub-mound', foliage: 'fern', pot: 'nursery-pot', bloom: { bloom: 'peony', palette: 'blush', count: 5 } }),
  },
  {
    code: '103103', name: 'OLD ORANGE DAYLILY', kind: 'nursery', price: 11.99, sizes: perennialSizes, limits: { breaks: [{ quantity: 3, price: 9.99 }] },
    description: 'Each flower lasts a day and there are thirty to a stem. A clump holds a bank that nothing else will.',
    categories: ['OutdoorPlants_Perennials_Sun'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Arching' },
    scene: plant('orange daylily', 'mist', { habit: 'arching', foliage: 'grass', pot: 'nursery-pot', bloom: { bloom: 'lily', palette: 'orange', count: 5 } }),
  },
  {
    code: '103104', name: 'SHASTA DAISY', kind: 'nursery', price: 12.99, sizes: perennialSizes, percentOff: [20, 0],
    description: 'The daisy of petal-plucking, hardy here on dry ground and short-lived on wet. Divide it every other April and it stays young.',
    categories: ['OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 4', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright',
      Collection: 'Cutting Garden',
    },
    scene: plant('shasta daisy', 'sky', { habit: 'upright', foliage: 'fern', pot: 'nursery-pot', bloom: { bloom: 'daisy', palette: 'white', count: 8 } }),
  },
  {
    code: '103105', name: 'GARDEN PHLOX', kind: 'nursery', price: 14.99, sizes: perennialSizes,
    colors: [{ name: 'Pink', suffix: '', facet: 'Blush' }, { name: 'Lavender', suffix: 'LAV' }],
    description: 'The smell of August beside a porch. Thin it to five stems and water the ground, not the leaves, and mildew stays next door.',
    categories: ['OutdoorPlants_Perennials_Sun', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 4', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright' },
    scene: plant('garden phlox', 'evergreen', {
      habit: 'upright', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'hydrangea', palette: 'blush', count: 4 },
    }),
  },
  {
    code: '103106', name: 'RUSSIAN SAGE', kind: 'nursery', price: 15.99, sizes: perennialSizes,
    description: 'A silver haze with a violet cast from July until frost, for the hot strip by the driveway. Leave the stems standing through the winter.',
    categories: ['OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 4', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Vase-shaped',
      Collection: 'Moonlight',
    },
    scene: plant('Russian sage', 'clay', {
      habit: 'arching', foliage: 'eucalyptus', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'lavender', count: 7 },
    }),
  },
  {
    code: '103107', name: 'SHOWY STONECROP', kind: 'nursery', price: 12.99, sizes: perennialSizes, release: { fromDay: -15 },
    description: 'Broccoli in July, dusty pink by September, russet under the first snow. Poor dry soil keeps it from flopping open.',
    categories: ['OutdoorPlants_Perennials_Sun'], grown: true,
    facets: { LightLevel: 'Full sun', BloomTiming: 'Fall', HardinessZone: 'Zone 3', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded' },
    scene: plant('showy stonecrop', 'lilac', {
      habit: 'shrub-mound', foliage: 'succulent', pot: 'nursery-pot', bloom: { bloom: 'hydrangea', palette: 'coral', count: 3 },
    }),
  },
  {
    code: '103108', name: 'FERNLEAF YARROW', kind: 'nursery', price: 11.99, sizes: perennialSizes,
    description: 'Flat gold plates that dry on the stem and stand in a jug until spring. It asks only not to be fed.',
    categories: ['OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright',
      Collection: 'Cutting Garden',
    },
    scene: plant('fernleaf yarrow', 'blush', {
      habit: 'upright', foliage: 'fern', pot: 'terracotta', bloom: { bloom: 'babys-breath', palette: 'yellow', count: 6 },
    }),
  },
  {
    code: '103109', name: 'DWARF BEARDED IRIS', kind: 'nursery', price: 12.99, stock: { available: 2, safety: 2 },
    description: 'Ten inches high and open with the late tulips. Set the rhizome like a duck on water, its back in the sun.',
    categories: ['OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', ContainerVolume: '1 quart',
      StyleForm: 'Upright',
    },
    scene: plant('dwarf bearded iris', 'sky', { habit: 'rosette', foliage: 'strap', pot: 'terracotta', bloom: { bloom: 'iris', palette: 'purple', count: 3 } }),
  },
];
