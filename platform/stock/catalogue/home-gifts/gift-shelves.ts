import type { GroupSource } from '../group-source';
import { cardsAndCandles } from './cards-candles';
import { gifts } from './gifts';
import { gourmet } from './gourmet';
import { kitchen } from './kitchen';

/** Things for the house, shelf by shelf, in the order in which `allGroups` deals them. */
export const giftShelves: readonly (readonly GroupSource[])[] = [
  gifts,
  gourmet,
  kitchen,
  cardsAndCandles,
];
