import type {
  ArrangementScene,
  Bloom,
  Habit,
  Hardgood,
  HardgoodScene,
  PlantScene,
  Species,
  Vessel,
} from '@/platform/stock/pictures/scene-description';

const blooms: Bloom[] = [
  'rose',
  'spray-rose',
  'peony',
  'tulip',
  'daisy',
  'sunflower',
  'lily',
  'carnation',
  'chrysanthemum',
  'hydrangea',
  'orchid',
  'iris',
  'delphinium',
  'ranunculus',
  'babys-breath',
  'calla',
  'geranium',
  'stonecrop',
];
const vessels: Vessel[] = [
  'glass-cylinder',
  'bubble-bowl',
  'mason-jar',
  'ceramic-belly',
  'ceramic-square',
  'terracotta',
  'glazed-blue',
  'basket',
  'wrapped-paper',
  'easel',
  'casket',
  'hand-tied',
  'lapel',
  'dress',
  'wristband',
];
const habits: Habit[] = [
  'rosette',
  'upright',
  'arching',
  'trailing-basket',
  'shrub-mound',
  'tree',
  'groundcover',
  'cactus',
  'bonsai',
];
const goods: Hardgood[] = [
  'pot-round',
  'pot-tapered',
  'pot-square',
  'pot-bowl',
  'pot-tall',
  'soil-bag',
  'hand-tools',
  'watering-can',
  'feeder',
  'candle',
  'mug',
  'chocolate-box',
  'balloon',
  'basket',
  'wreath',
  'garland',
  'ornament',
  'paver-stack',
  'trellis',
  'gift-card',
  'seed-packet',
  'book',
  'arbor',
  'greeting-card',
  'loon',
  'birch-leaf',
  'pruners',
  'snips',
  'rope',
  'swag',
  'gingerbread-house',
  'terrarium',
];

/** Every bloom with every vessel in turn, from a single stem to fifty. */
export const arrangements: ArrangementScene[] = blooms.map((bloom, index) => ({
  kind: 'arrangement',
  vessel: vessels[index % vessels.length] ?? 'basket',
  foliage: index % 3 ? ['eucalyptus', 'ruscus'] : ['fern'],
  backdrop: 'sage',
  blooms: [
    { bloom, palette: 'coral', count: [1, 3, 7, 12, 24, 50][index % 6] ?? 5 },
    {
      bloom: blooms[(index + 5) % blooms.length] ?? 'rose',
      palette: 'mixed-pastel',
      count: index % 5,
    },
  ],
}));

/** Every habit, bare and in flower. */
const ofHabits = habits.flatMap((habit, index): PlantScene[] => {
  const base = {
    kind: 'plant' as const,
    name: 'plant',
    habit,
    pot: index % 2 ? ('terracotta' as const) : ('none' as const),
    backdrop: 'mist' as const,
  };
  return [
    { ...base, foliage: habit === 'rosette' || habit === 'cactus' ? 'succulent' : 'fern' },
    {
      ...base,
      foliage: 'ruscus',
      bloom: { bloom: blooms[index] ?? 'rose', palette: 'lavender', count: 1 + index * 3 },
    },
    {
      ...base,
      foliage: 'strap',
      form: 'weeping',
      bloom: { bloom: 'orchid', palette: 'white', count: 11 },
    },
  ];
});

const species: Species[] = [
  'fiddle-leaf-fig',
  'maidenhair-fern',
  'coin-plant',
  'nerve-plant',
  'polka-dot-plant',
  'caladium',
  'lucky-bamboo',
  'corn-plant',
  'ponytail-palm',
  'hosta',
  'red-twig-dogwood',
  'clump-birch',
  'serviceberry',
  'stonecrop',
  'tomato',
];
const flowering = new Set<Species>(['serviceberry', 'stonecrop', 'tomato']);

/** Every species, those that flower or fruit with five of it. */
const ofSpecies = species.map((one, index): PlantScene => ({
  kind: 'plant',
  name: one,
  habit: 'upright',
  species: one,
  foliage: 'ruscus',
  pot: index % 2 ? 'nursery-pot' : 'none',
  backdrop: 'mist',
  ...(flowering.has(one) ? { bloom: { bloom: 'violet', palette: 'white', count: 5 } } : {}),
}));

export const plants: PlantScene[] = [...ofHabits, ...ofSpecies];

export const hardgoods: HardgoodScene[] = goods.map((item) => ({
  kind: 'hardgood',
  item,
  name: item,
  palette: 'burgundy',
  backdrop: 'straw',
}));
