import type { Bloom, Foliage, Palette, PlantScene, Vessel } from './scene-description';

/** One of a bloom and several of it, as the alt text says them. */
export const bloomWords: Record<Bloom, readonly [one: string, many: string]> = {
  rose: ['rose', 'roses'],
  'spray-rose': ['spray rose', 'spray roses'],
  peony: ['peony', 'peonies'],
  tulip: ['tulip', 'tulips'],
  'black-eyed-susan': ['black-eyed Susan', 'black-eyed Susans'],
  coneflower: ['coneflower', 'coneflowers'],
  fuchsia: ['fuchsia', 'fuchsias'],
  plume: ['plume', 'plumes'],
  snowdrop: ['snowdrop', 'snowdrops'],
  trumpets: ['honeysuckle', 'honeysuckles'],
  umbel: ['umbel', 'umbels'],
  hellebore: ['flower', 'flowers'],
  columbine: ['columbine', 'columbines'],
  panicle: ['panicle', 'panicles'],
  alyssum: ['alyssum', 'alyssums'],
  lobelia: ['lobelia', 'lobelias'],
  clematis: ['clematis', 'clematis'],
  'rose-bud': ['rose', 'roses'],
  wand: ['wand', 'wands'],
  lacecap: ['hydrangea', 'hydrangeas'],
  'lungwort-bells': ['lungwort', 'lungworts'],
  'star-clematis': ['clematis', 'clematis'],
  petunia: ['petunia', 'petunias'],
  thyme: ['thyme', 'thymes'],
  calibrachoa: ['calibrachoa', 'calibrachoas'],
  impatiens: ['impatiens', 'impatiens'],
  serviceberry: ['serviceberry flower', 'serviceberry flowers'],
  'bee-balm': ['bee balm', 'bee balms'],
  'bleeding-heart': ['heart', 'hearts'],
  snapdragon: ['snapdragon', 'snapdragons'],
  begonia: ['begonia', 'begonias'],
  'dancing-lady': ['orchid', 'orchids'],
  paperwhite: ['paperwhite', 'paperwhites'],
  daisy: ['daisy', 'daisies'],
  sunflower: ['sunflower', 'sunflowers'],
  lily: ['lily', 'lilies'],
  carnation: ['carnation', 'carnations'],
  chrysanthemum: ['chrysanthemum', 'chrysanthemums'],
  hydrangea: ['hydrangea', 'hydrangeas'],
  orchid: ['orchid', 'orchids'],
  iris: ['iris', 'irises'],
  delphinium: ['delphinium', 'delphiniums'],
  ranunculus: ['ranunculus', 'ranunculus'],
  'babys-breath': ["sprig of baby's breath", "sprigs of baby's breath"],
  calla: ['calla lily', 'calla lilies'],
  poinsettia: ['poinsettia', 'poinsettias'],
  lilac: ['lilac', 'lilacs'],
  daffodil: ['daffodil', 'daffodils'],
  pansy: ['pansy', 'pansies'],
  violet: ['violet', 'violets'],
  fruit: ['fruit', 'fruits'],
  geranium: ['geranium', 'geraniums'],
  stonecrop: ['stonecrop', 'stonecrops'],
  cyclamen: ['cyclamen', 'cyclamens'],
  'cactus-flower': ['cactus', 'cactus flowers'],
  primrose: ['primrose', 'primroses'],
  anthurium: ['anthurium', 'anthuriums'],
  'trumpet-lily': ['lily', 'lilies'],
  'crane-flower': ['crane flower', 'crane flowers'],
  azalea: ['azalea', 'azaleas'],
  heliotrope: ['heliotrope', 'heliotropes'],
  bell: ['bell', 'bells'],
  'marbled-poinsettia': ['poinsettia', 'poinsettias'],
  amaryllis: ['amaryllis', 'amaryllis'],
  torch: ['torch', 'torches'],
  'peace-lily': ['peace lily', 'peace lilies'],
  'slipper-orchid': ['orchid', 'orchids'],
  hyacinth: ['hyacinth', 'hyacinths'],
  'water-lily': ['water lily', 'water lilies'],
  'babys-breath-branch': ["branch of baby's breath", "branches of baby's breath"],
};

export const paletteWords: Record<Palette, string> = {
  red: 'red',
  blush: 'blush',
  coral: 'coral',
  orange: 'orange',
  yellow: 'yellow',
  cream: 'cream',
  white: 'white',
  lavender: 'lavender',
  purple: 'purple',
  blue: 'blue',
  green: 'green',
  burgundy: 'burgundy',
  magenta: 'magenta',
  'mixed-bright': 'bright mixed',
  'mixed-pastel': 'pastel mixed',
};

export const foliageWords: Record<Foliage, string> = {
  eucalyptus: 'eucalyptus',
  ruscus: 'ruscus',
  fern: 'fern',
  palm: 'palm leaves',
  strap: 'strap leaves',
  monstera: 'monstera leaves',
  vine: 'trailing ivy',
  succulent: 'succulents',
  needle: 'evergreen sprigs',
  grass: 'grasses',
};

/** Where the flowers stand, after the flowers: "in a clear glass cylinder". */
export const vesselWords: Record<Vessel, string> = {
  'glass-cylinder': 'in a clear glass cylinder',
  'bubble-bowl': 'in a glass bubble bowl',
  'mason-jar': 'in a mason jar',
  'ceramic-belly': 'in a round ceramic vase',
  'ceramic-square': 'in a square ceramic vase',
  terracotta: 'in a terracotta vase',
  'glazed-blue': 'in a blue glazed pot',
  basket: 'in a woven basket',
  'handled-basket': 'in a small basket with a handle',
  'wrapped-paper': 'wrapped in paper',
  easel: 'on a standing easel',
  casket: 'in a long, low spray on the lid of a casket',
  'hand-tied': 'hand-tied with ribbon',
  'twine-tied': 'tied with twine',
  lapel: 'pinned to the lapel of a jacket',
  dress: 'on the shoulder of a dress',
  wristband: 'on a wristband of pearls',
};

export const potWords: Record<PlantScene['pot'], string> = {
  'ceramic-belly': 'in a round ceramic pot',
  'ceramic-square': 'in a square ceramic pot',
  terracotta: 'in a terracotta pot',
  'glazed-blue': 'in a blue glazed pot',
  basket: 'in a woven basket',
  'handled-basket': 'in a basket with a handle',
  'nursery-pot': 'in a nursery pot',
  'pair-of-pots': 'in two nursery pots',
  dish: 'in a low stoneware dish',
  tray: 'in a bonsai tray',
  'forcing-glass': 'growing on water in a bulb glass',
  'glass-of-gravel': 'in a clear glass bowl of gravel',
  'moss-ball': 'in a ball of moss tied with string',
  'half-barrel': 'in a half barrel of water',
  'cell-pack': 'in a pack of four',
  'tree-stand': 'cut and set in a stand',
  'wooden-cross': 'cut and set on a wooden cross',
  none: 'growing in the ground',
};

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A count in words to twenty, in figures above. */
export const countInWords = (count: number): string => small[count] ?? String(count);

/** "a, b and c". */
export function inSeries(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** Puts "a" or "an" before a singular name: "an olive tree", "a eucalyptus wreath"; plurals and names with an article stay. */
export function withArticle(name: string): string {
  if (/^(a|an|the)\s/i.test(name)) return name;
  const head = name.split(/,| (?:of|with|in|for|on|from|and) /i)[0]?.trim() ?? name;
  const plural = /s$/i.test(head) && !/(ss|us|is)$/i.test(head);
  if (plural) return name;
  const vowelSound = /^[aeiou]/i.test(name) && !/^(eu|uni|use|one)/i.test(name);
  return `${vowelSound ? 'an' : 'a'} ${name}`;
}
