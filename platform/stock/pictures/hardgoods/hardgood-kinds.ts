import type { Pen } from '../drawing/pen';
import { paint } from '../pigments';
import type { Hardgood, HardgoodScene } from '../scene-description';
import type { Standing } from '../subject';
import { arbor } from './arbor';
import { prunersAlone, snipsAlone } from './cutting-tools';
import { greetingCard } from './greeting-card';
import { rope, swag } from './hung-greens';
import { birchLeaf, loon } from './keepsakes';
import { asparagusCrowns } from './bare-root/asparagus-crowns';
import { dahliaTuber } from './bare-root/dahlia-tuber';
import { plugTray } from './bare-root/plug-tray';
import { gingerbreadHouse } from './gingerbread-house';
import { terrarium } from './terrarium';
import { seedCards } from './seeds/seed-cards';
import { beanTeepee } from './yard/bean-teepee';
import { cedarFan } from './yard/cedar-fan';
import { hoopFence } from './yard/hoop-fence';
import { steelEdging } from './yard/steel-edging';
import { garlicHeads } from './pantry/garlic-heads';
import { preserveJar } from './pantry/preserve-jar';
import { soupKit } from './pantry/soup-kit';
import { syrupAndHoney } from './pantry/syrup-and-honey';
import { slugSaucer } from './pest-care/slug-saucer';
import { trunkGuards } from './pest-care/trunk-guards';
import { urn } from './stoneware/urn';
import { evergreenCenterpiece } from './handmade/evergreen-centerpiece';
import { flowerCrown } from './handmade/flower-crown';
import { ikebana } from './handmade/ikebana';
import { mosaicStone } from './handmade/mosaic-stone';
import { paintedPot } from './handmade/painted-pot';
import { fairyGarden } from './fairy-garden/fairy-garden';
import { mug, potBowl, potRound, potSquare, potTall, potTapered } from './containers';
import { handTools } from './hand-tools';
import { basket } from './gift-basket';
import { balloon, candle, chocolateBox, giftCard } from './gifts';
import type { DrawGood } from './hardgood';
import { bonsaiTray } from './planters/bonsai-tray';
import { orchidPot } from './planters/orchid-pot';
import { book, seedPacket } from './printed';
import { garland, wreath } from './wreaths';
import { feeder } from './feeders';
import { soilBag } from './soil-bag';
import { wateringCan } from './watering-can';
import { ornament } from './ornament';
import { paverStack } from './pavers';
import { trellis } from './yard-goods';

const goods: Record<Hardgood, DrawGood> = {
  'bonsai-tray': bonsaiTray,
  'orchid-pot': orchidPot,
  'pot-round': potRound,
  'pot-tapered': potTapered,
  'pot-square': potSquare,
  'pot-bowl': potBowl,
  'pot-tall': potTall,
  'soil-bag': soilBag,
  'hand-tools': handTools,
  'watering-can': wateringCan,
  feeder,
  candle,
  mug,
  'chocolate-box': chocolateBox,
  balloon,
  basket,
  wreath,
  garland,
  ornament,
  'paver-stack': paverStack,
  trellis,
  'gift-card': giftCard,
  'seed-packet': seedPacket,
  book,
  arbor,
  'greeting-card': greetingCard,
  loon,
  'birch-leaf': birchLeaf,
  pruners: prunersAlone,
  snips: snipsAlone,
  rope,
  swag,
  'dahlia-tuber': dahliaTuber,
  'asparagus-crowns': asparagusCrowns,
  'plug-tray': plugTray,
  'gingerbread-house': gingerbreadHouse,
  terrarium,
  'seed-cards': seedCards,
  'hoop-fence': hoopFence,
  'bean-teepee': beanTeepee,
  'fairy-garden': fairyGarden,
  'painted-pot': paintedPot,
  'mosaic-stone': mosaicStone,
  'slug-saucer': slugSaucer,
  'trunk-guards': trunkGuards,
  urn,
  ikebana,
  'evergreen-centerpiece': evergreenCenterpiece,
  'preserve-jar': preserveJar,
  'garlic-heads': garlicHeads,
  'syrup-and-honey': syrupAndHoney,
  'soup-kit': soupKit,
  'cedar-fan': cedarFan,
  'steel-edging': steelEdging,
  'flower-crown': flowerCrown,
};

/** Draws a thing in the paint of its palette. */
export const drawHardgood = (pen: Pen, scene: HardgoodScene): Standing =>
  goods[scene.item](pen, { scene, paint: paint[scene.palette] });
