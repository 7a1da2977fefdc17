import type { BuyerAddress } from 'ordercloud-javascript-sdk';
import { isZip } from '@/lib/core/zip';
import { latLngOf } from '@/lib/delivery/distance';
import { missing, risky } from '../check';
import { each, shared, type GoodsRule } from './goods-rule';

interface PlaceXp {
  Location?: unknown;
  active?: boolean;
  flagship?: boolean;
  willCall?: boolean;
}

const xpOf = ({ xp }: BuyerAddress): PlaceXp => (xp ?? {}) as PlaceXp;
const liesNowhere = (place: BuyerAddress) => latLngOf(xpOf(place).Location) === null;
const location = 'Write its place into xp.Location: {"lat": 44.95, "lng": -93.29}.';

/** What can be wrong with a store (docs/operations/goods.md). */
export const storeRules: readonly GoodsRule<BuyerAddress>[] = [
  {
    finding: missing,
    says: 'None is open: the locator is empty, and nobody can pick up',
    todo: 'Set xp.active on the stores that are.',
    wrong: (all) => (all.some((store) => xpOf(store).active === true) ? [] : [...all]),
  },
  {
    finding: risky,
    says: 'None hands out orders, so pickup is offered nowhere',
    todo: 'Set xp.flagship and xp.willCall where orders are collected.',
    wrong: (all) =>
      all.some((store) => xpOf(store).flagship === true && xpOf(store).willCall === true)
        ? []
        : [...all],
  },
  {
    finding: risky,
    says: 'Without a name or a phone number',
    todo: 'Write them into AddressName and Phone.',
    wrong: each(({ AddressName, Phone }) => !AddressName?.trim() || !Phone?.trim()),
  },
  {
    finding: risky,
    says: 'On no map, and near nobody',
    todo: location,
    wrong: each(liesNowhere),
  },
];

/** What can be wrong with a city that the vans go to (docs/operations/goods.md). */
export const cityRules: readonly GoodsRule<BuyerAddress>[] = [
  {
    finding: missing,
    says: 'Without a ZIP of five digits, so no van goes there',
    todo: 'Write one address for each ZIP, with the ZIP in Zip.',
    wrong: each(({ Zip }) => !isZip(Zip ?? '')),
  },
  {
    finding: risky,
    says: 'With the same ZIP',
    todo: 'Leave one of them.',
    wrong: shared(({ Zip }) => Zip || null),
  },
  {
    finding: missing,
    says: 'Without a place, so how far it is cannot be told',
    todo: location,
    wrong: each(liesNowhere),
  },
];
