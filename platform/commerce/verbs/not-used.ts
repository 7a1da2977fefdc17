import { notFound, refusal } from '../errors';
import { compileList } from '../engine/compile-list';
import { fields } from '../engine/fields';
import { listPage } from '../engine/list-page';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { getMyProduct } from './me-products';
import { findResource } from '../engine/store';
import {
  ORDER_PATH,
  orderReaders,
  orderWriters,
  lockOrder,
  readOrder,
} from './orders/order-access';
import { presentOrder } from './orders/orders';

/**
 * What a marketplace without promotions, variants and a checkout integration answers: none can be made here, so lists are empty and
 * what is named is not found.
 */
export const notUsedRoutes: Route[] = [
  { method: 'GET', path: `${ORDER_PATH}/promotions`, roles: orderReaders, handle: promotions },
  {
    method: 'GET',
    path: `${ORDER_PATH}/eligiblepromotions`,
    roles: orderReaders,
    handle: promotions,
  },
  {
    method: 'POST',
    path: `${ORDER_PATH}/applypromotions`,
    roles: orderWriters,
    handle: applyPromotions,
  },
  {
    method: 'POST',
    path: `${ORDER_PATH}/promotions/:promoCode`,
    roles: orderWriters,
    handle: noPromotion,
  },
  {
    method: 'DELETE',
    path: `${ORDER_PATH}/promotions/:promoCode`,
    roles: orderWriters,
    handle: noPromotion,
  },
  {
    method: 'POST',
    path: `${ORDER_PATH}/estimateshipping`,
    roles: orderWriters,
    handle: estimateShipping,
  },
  {
    method: 'POST',
    path: `${ORDER_PATH}/shipmethods`,
    roles: orderWriters,
    handle: selectShipMethods,
  },
  { method: 'GET', path: '/me/products/:id/variants', roles: ['Shopper'], handle: myVariants },
  {
    method: 'GET',
    path: '/products/:id/variants',
    roles: ['ProductReader', 'ProductAdmin'],
    handle: variants,
  },
];

const named = {
  model: fields({ ID: 'text', Name: 'text', xp: 'object' }),
  sortable: 'any',
  searchable: ['ID', 'Name'],
  defaultSort: ['ID'],
} as const;

function empty(call: Call): Reply {
  return {
    status: 200,
    body: listPage([], 0, compileList(call.query, { ...named, options: ['catalogID'] })),
  };
}

async function promotions(call: Call): Promise<Reply> {
  await readOrder(call.db, call);
  return empty(call);
}

async function applyPromotions(call: Call): Promise<Reply> {
  return { status: 200, body: presentOrder(await readOrder(call.db, call)) };
}

async function noPromotion(call: Call): Promise<Reply> {
  await call.db.tx((handle) => lockOrder(handle, call));
  throw notFound('Promotion', param(call, 'promoCode'));
}

async function estimateShipping(call: Call): Promise<Reply> {
  await readOrder(call.db, call);
  throw refusal('IntegrationEvent.ApiClientNotConfiguredForOrderCalculate', {
    ApiClientID: call.caller.clientID,
  });
}

async function selectShipMethods(call: Call): Promise<Reply> {
  await readOrder(call.db, call);
  throw refusal('IntegrationEvent.MustHaveShipEstimates');
}

async function myVariants(call: Call): Promise<Reply> {
  await getMyProduct(call);
  return empty(call);
}

async function variants(call: Call): Promise<Reply> {
  const id = param(call, 'id');
  if (!(await findResource(call.db, { kind: 'Product', parent: '', id })))
    throw notFound('Product', id);
  return empty(call);
}
