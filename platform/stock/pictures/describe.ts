import { bloomOf } from './named-looks';
import type {
  ArrangementScene,
  PlaceScene,
  PlantScene,
  SceneDescription,
} from './scene-description';
import {
  bloomWords,
  capitalised,
  countInWords,
  foliageWords,
  inSeries,
  paletteWords,
  potWords,
  vesselWords,
  withArticle,
} from './words';

export interface PictureWords {
  /** The `alt` text. */
  alt: string;
  /** Flower heads in the picture; null where nothing is counted: foliage plants, goods, places. */
  stems: number | null;
}

type BloomCount = ArrangementScene['blooms'][number];

const flowers = ({ bloom, palette, count }: BloomCount): string =>
  `${countInWords(count)} ${paletteWords[palette]} ${bloomWords[bloom][count === 1 ? 0 : 1]}`;

const sumOfCounts = (blooms: readonly BloomCount[]): number =>
  blooms.reduce((sum, { count }) => sum + count, 0);

function arrangementPhrase({ blooms, foliage, vessel }: ArrangementScene): string {
  const greens = inSeries([...new Set(foliage)].map((kind) => foliageWords[kind]));
  const counted = inSeries(blooms.map(flowers));
  const contents = counted && greens ? `${counted} with ${greens}` : counted || greens;
  return `${contents} ${vesselWords[vessel]}`;
}

function plantPhrase(scene: PlantScene): string {
  const { name, pot } = scene;
  const bloom = bloomOf(scene);
  const [one, many] =
    bloom?.bloom === 'fruit'
      ? bloomWords.fruit
      : bloom && name.toLowerCase().includes(bloomWords[bloom.bloom][0])
        ? ['bloom', 'blooms']
        : ['flower', 'flowers'];
  const inBloom = bloom
    ? ` with ${countInWords(bloom.count)} ${paletteWords[bloom.palette]} ${bloom.count === 1 ? one : many}`
    : '';
  return `${withArticle(name)}${inBloom} ${potWords[pot]}`;
}

/** A name that says itself when it is. */
const timed =
  /spring|summer|autumn|winter|january|february|march|april|\bmay\b|june|july|august|september|october|november|december|snow|pumpkin/i;
const outdoors: readonly PlaceScene['place'][] = [
  'facade',
  'greenhouse',
  'garden-bed',
  'raised-bed',
  'wedding-aisle',
  'front-yard',
  'front-porch',
  'sidewalk',
];

function placePhrase({ name, place, season, arrangements = [] }: PlaceScene): string {
  const when = outdoors.includes(place) && !timed.test(name) ? ` in ${season}` : '';
  const shown = arrangements.length
    ? `, with ${inSeries(arrangements.map(arrangementPhrase))}`
    : '';
  return `${name}${when}${shown}`;
}

/** The words and the stem count that belong to a picture, from the same description that draws it. */
export function describeScene(scene: SceneDescription): PictureWords {
  switch (scene.kind) {
    case 'arrangement':
      return { alt: capitalised(arrangementPhrase(scene)), stems: sumOfCounts(scene.blooms) };
    case 'plant':
      return { alt: capitalised(plantPhrase(scene)), stems: scene.bloom?.count ?? null };
    case 'hardgood':
      return { alt: capitalised(withArticle(scene.name)), stems: null };
    case 'map':
      return { alt: capitalised(scene.name), stems: null };
    case 'place':
      return { alt: capitalised(placePhrase(scene)), stems: null };
  }
}
