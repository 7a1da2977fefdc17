import type { Box } from '../drawing/pen';
import type { Hardgood, PlantScene, SubjectScene, Vessel } from '../scene-description';

/** Where a thing is seen beside something of known size. */
export type Setting = 'table' | 'wall' | 'floor' | 'garden';

const settingOfGood: Partial<Record<Hardgood, Setting>> = {
  wreath: 'wall',
  garland: 'wall',
  'hand-tools': 'wall',
  feeder: 'wall',
  balloon: 'floor',
  trellis: 'garden',
  arbor: 'garden',
  swag: 'garden',
  rope: 'wall',
  pruners: 'wall',
  snips: 'wall',
  'soil-bag': 'garden',
  'paver-stack': 'garden',
  'hoop-fence': 'garden',
  'bean-teepee': 'garden',
  'mosaic-stone': 'garden',
  'slug-saucer': 'garden',
  'trunk-guards': 'garden',
  urn: 'garden',
  'cedar-fan': 'garden',
  'steel-edging': 'garden',
};

/** Heights of goods in inches. */
const heightOfGood: Record<Hardgood, number> = {
  'bonsai-tray': 4,
  'orchid-pot': 6,
  'pot-round': 8,
  'pot-tapered': 10,
  'pot-square': 10,
  'pot-bowl': 7,
  'pot-tall': 20,
  'soil-bag': 22,
  'hand-tools': 14,
  'watering-can': 13,
  feeder: 14,
  candle: 5,
  mug: 4,
  'chocolate-box': 7,
  balloon: 48,
  basket: 18,
  wreath: 22,
  garland: 20,
  ornament: 4,
  'paver-stack': 16,
  trellis: 60,
  'gift-card': 4,
  'seed-packet': 6,
  book: 9,
  arbor: 90,
  'greeting-card': 7,
  loon: 4,
  'birch-leaf': 5,
  pruners: 9,
  snips: 7,
  rope: 30,
  swag: 84,
  'dahlia-tuber': 9,
  'asparagus-crowns': 9,
  'plug-tray': 12,
  'gingerbread-house': 10,
  terrarium: 9,
  'seed-cards': 5,
  'hoop-fence': 20,
  'bean-teepee': 78,
  'fairy-garden': 12,
  'painted-pot': 12,
  'mosaic-stone': 10,
  'slug-saucer': 9,
  'trunk-guards': 60,
  urn: 28,
  ikebana: 22,
  'evergreen-centerpiece': 14,
  'preserve-jar': 5,
  'garlic-heads': 4,
  'syrup-and-honey': 9,
  'soup-kit': 8,
  'cedar-fan': 72,
  'steel-edging': 12,
  'flower-crown': 5,
};

/** Sprays for a service: a yard and more across. */
const standing = new Set<Vessel>(['easel', 'casket']);

/** A plant's drawing units to the inch, from its pot or its habit. */
function plantScale({ habit, pot, species }: PlantScene): number {
  if (species === 'fiddle-leaf-fig') return 13;
  if (habit === 'tree')
    return pot === 'none' || pot === 'tree-stand' ? 9 : pot === 'nursery-pot' ? 11 : 22;
  if (habit === 'trailing-basket') return 22;
  if (pot === 'none') return 11;
  return pot === 'nursery-pot' || pot === 'pair-of-pots' ? 30 : 38;
}

/** The setting of a subject. */
export function settingOf(scene: SubjectScene): Setting {
  if (scene.kind === 'arrangement') return standing.has(scene.vessel) ? 'floor' : 'table';
  if (scene.kind === 'hardgood') return settingOfGood[scene.item] ?? 'table';
  if (scene.habit === 'trailing-basket') return 'wall';
  if (scene.habit === 'tree')
    return scene.pot === 'none' || scene.pot === 'nursery-pot' ? 'garden' : 'floor';
  return scene.pot === 'none' ? 'garden' : 'table';
}

/** Drawing units to the inch of a drawn subject. */
export function unitsPerInch(scene: SubjectScene, { top, bottom }: Box): number {
  if (scene.kind === 'hardgood') return (bottom - top) / heightOfGood[scene.item];
  if (scene.kind === 'plant') return plantScale(scene);
  return standing.has(scene.vessel) ? 12 : 38;
}
