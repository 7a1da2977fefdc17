import type { Species } from '../scene-description';
import {
  clumpBirch,
  hosta,
  multiStemServiceberry,
  redTwigDogwood,
  showyStonecrop,
  tomato,
} from './garden-species';
import type { DrawHabit } from './growing';
import {
  caladium,
  coinPlant,
  cornPlant,
  fiddleLeafFig,
  luckyBamboo,
  maidenhairFern,
  nervePlant,
  polkaDotPlant,
  ponytailPalm,
} from './house-species';

/** Plants everyone knows by their own shape, drawn as themselves rather than by their habit. */
export const speciesKinds: Record<Species, DrawHabit> = {
  'fiddle-leaf-fig': fiddleLeafFig,
  'maidenhair-fern': maidenhairFern,
  'coin-plant': coinPlant,
  'nerve-plant': nervePlant,
  'polka-dot-plant': polkaDotPlant,
  caladium,
  'lucky-bamboo': luckyBamboo,
  'corn-plant': cornPlant,
  'ponytail-palm': ponytailPalm,
  hosta,
  'red-twig-dogwood': redTwigDogwood,
  'clump-birch': clumpBirch,
  serviceberry: multiStemServiceberry,
  stonecrop: showyStonecrop,
  tomato,
};

/** Species whose leaves lie over the rim of the pot. */
export const speciesOverRim = new Set<Species>(['nerve-plant', 'polka-dot-plant', 'hosta']);
