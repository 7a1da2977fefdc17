import { localPlatform } from '@/lib/config/local-platform';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { CommerceStock, Stock } from '@/platform/stock/stock-shape';
import { access } from './accounts/access';
import { orderHistory } from './accounts/history';
import { ledgers } from './accounts/ledgers';
import { demoAccounts, users } from './accounts/people';
import { dayCustomers } from './accounts/open-orders';
import { staff } from './accounts/staff';
import { allGroups } from './catalogue/all-groups';
import { chargeSpecs } from './catalogue/charge-specs';
import { commerceCategories } from './catalogue/commerce-categories';
import { expandGroup, type ExpandedGroup } from './catalogue/expand-group';
import { contentStock } from './content/content-stock';
import { expandEvent } from './events/expand-event';
import { workshops } from './events/workshops';
import { staticFiles } from './files';
import { localCityAddresses } from './places/local-cities';
import { storeAddresses } from './places/stores';
import { searchIndexes } from './search/indexes';
import { shopIdentity } from './shop-identity';
import { seedVersion } from './version';

const { catalogID } = localPlatform.commerce;

/** A whole shop as of an instant: pure, and the same bytes for the same Chicago day. */
export function buildStock({ now }: { now: Date }): Stock {
  const today = chicagoDate(now);
  const groups = allGroups().map(({ group, position }) => expandGroup(group, position, today));
  const events = workshops.map((event, index) => expandEvent(event, index + 1, today));
  const expanded = [...groups, ...events];
  const records = expanded.flatMap((each) => each.records);
  return {
    version: seedVersion,
    commerce: commerceStock(expanded, today),
    search: searchIndexes(records),
    content: contentStock(),
    files: staticFiles(records, today),
    accounts: demoAccounts,
    ledgers: ledgers(today),
  };
}

function commerceStock(expanded: readonly ExpandedGroup[], today: string): CommerceStock {
  const products = expanded.flatMap((each) => each.products);
  const priceSchedules = expanded.flatMap((each) => each.priceSchedules);
  return {
    ...shopIdentity,
    ...access,
    users: [...users, ...dayCustomers],
    sellerUsers: staff,
    products,
    priceSchedules,
    specs: [...chargeSpecs],
    specAssignments: expanded.flatMap((each) => each.specAssignments),
    categories: commerceCategories(today).map((category) => ({ catalogID, category })),
    categoryAssignments: expanded.flatMap((each) =>
      each.categoryAssignments.map((assignment) => ({ ...assignment, catalogID })),
    ),
    buyerAddresses: [...storeAddresses, ...localCityAddresses],
    orders: orderHistory(today, { products: byID(products), schedules: byID(priceSchedules) }),
  };
}

function byID<T extends { ID: string }>(resources: readonly T[]): Map<string, T> {
  return new Map(resources.map((resource) => [resource.ID, resource]));
}
