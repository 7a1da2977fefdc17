import type { Bloom, Palette, PlantScene } from './scene-description';

/** Plants whose name says more than the nearest of the bloom kinds. */
interface Look {
  named: RegExp;
  bloom: Bloom;
  /** The palette in which it is in flower instead. */
  unless?: Palette;
}

const looks: readonly Look[] = [
  { named: /azalea/i, bloom: 'azalea' },
  { named: /amaryllis/i, bloom: 'amaryllis' },
  { named: /marbled poinsettia/i, bloom: 'marbled-poinsettia' },
  { named: /poinsettia/i, bloom: 'poinsettia' },
  { named: /\blilac\b/i, bloom: 'lilac' },
  { named: /paperwhite/i, bloom: 'paperwhite' },
  { named: /daffodil|narciss/i, bloom: 'daffodil' },
  { named: /pansy|pansies|viola\b/i, bloom: 'pansy' },
  { named: /^impatiens$/i, bloom: 'impatiens' },
  { named: /african violet|impatiens/i, bloom: 'violet' },
  {
    named: /tomato|pepper|raspberry|apple tree|orange tree|blueberry|lemon/i,
    bloom: 'fruit',
    unless: 'white',
  },
];

/** A plant's bloom as it is drawn and described: its name may lead. */
export function bloomOf({ name, bloom }: PlantScene): PlantScene['bloom'] {
  const look = looks.find(
    (candidate) => candidate.named.test(name) && candidate.unless !== bloom?.palette,
  );
  return bloom && look ? { ...bloom, bloom: look.bloom } : bloom;
}
