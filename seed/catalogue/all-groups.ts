import { christmas } from './christmas/christmas';
import { poinsettiasAndOrnaments } from './christmas/poinsettias-ornaments';
import { treesAndGreens } from './christmas/trees-greens';
import { arrangements } from './flowers/arrangements';
import { lilies } from './flowers/lilies';
import { mixed } from './flowers/mixed';
import { mixedMoods } from './flowers/mixed-moods';
import { roses } from './flowers/roses';
import { sunflowersGerbera } from './flowers/sunflowers-gerbera';
import { sympathy } from './flowers/sympathy';
import { tulips } from './flowers/tulips';
import { wedding } from './flowers/wedding';
import { containersAndHardscape } from './garden-supplies/containers-hardscape';
import { feedsAndPestCare } from './garden-supplies/feeds-pest-care';
import { pathsAndEdges } from './garden-supplies/paths-edges';
import { pots } from './garden-supplies/pots';
import { seedsAndBirds } from './garden-supplies/seeds-birds';
import { packetsAndPerches } from './garden-supplies/packets-perches';
import { soilsAndTools } from './garden-supplies/soils-tools';
import { bagsAndShed } from './garden-supplies/bags-shed';
import { giftCards } from './gift-cards';
import type { GroupSource } from './group-source';
import { cardsAndCandles } from './home-gifts/cards-candles';
import { gifts } from './home-gifts/gifts';
import { gourmet } from './home-gifts/gourmet';
import { kitchen } from './home-gifts/kitchen';
import { bloomingPlants } from './indoor-plants/blooming';
import { foliagePlants } from './indoor-plants/foliage';
import { smallGardens } from './indoor-plants/small-gardens';
import { annuals } from './outdoor-plants/annuals';
import { annualsForShadeAndBaskets } from './outdoor-plants/annuals-shade-baskets';
import { annualsForSun } from './outdoor-plants/annuals-sun';
import { bulbs } from './outdoor-plants/bulbs';
import { edibles } from './outdoor-plants/edibles';
import { ediblesAndBulbs } from './outdoor-plants/edibles-bulbs';
import { perennials } from './outdoor-plants/perennials';
import { nativePerennials } from './outdoor-plants/perennials-native';
import { perennialsForShade } from './outdoor-plants/perennials-shade';
import { perennialsForSun } from './outdoor-plants/perennials-sun';
import { gardenRoses } from './outdoor-plants/roses';
import { shadeTrees } from './outdoor-plants/shade-trees';
import { shrubs } from './outdoor-plants/shrubs';
import { shrubsAndTrees } from './outdoor-plants/shrubs-trees';
import { smallTreesAndEvergreens } from './outdoor-plants/small-trees';
import { vinesAndGroundcovers } from './outdoor-plants/vines-groundcovers';

const shelves: readonly (readonly GroupSource[])[] = [
  mixed, roses, arrangements, tulips, mixedMoods, sunflowersGerbera, lilies, sympathy, wedding,
  bloomingPlants, foliagePlants, smallGardens, annuals, perennials, shrubsAndTrees, ediblesAndBulbs,
  gifts, gourmet, soilsAndTools, seedsAndBirds, containersAndHardscape, christmas, giftCards,
  annualsForSun, annualsForShadeAndBaskets, perennialsForSun, perennialsForShade, nativePerennials, shrubs, gardenRoses, shadeTrees,
  smallTreesAndEvergreens, vinesAndGroundcovers, edibles, bulbs, feedsAndPestCare, bagsAndShed, packetsAndPerches, pots, pathsAndEdges,
  kitchen, cardsAndCandles, treesAndGreens, poinsettiasAndOrnaments,
];

/**
 * Every product group with its place in the shop's own order: one from each shelf in turn, so that a list mixes roses with
 * tulips and neighbours differ. Featured groups come first.
 */
export function allGroups(): { group: GroupSource; position: number }[] {
  const dealt = shelves.flatMap((shelf, shelfIndex) => shelf.map((group, row) => ({ group, order: row * 100 + shelfIndex })));
  dealt.sort((a, b) => Number(b.group.featured ?? false) - Number(a.group.featured ?? false) || a.order - b.order);
  return dealt.map(({ group }, index) => ({ group, position: index + 1 }));
}
