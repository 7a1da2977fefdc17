import { randomUUID } from 'node:crypto';
import { Catalogs, PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { toDollars } from '@/lib/core/money';
import { sellerToken } from '../shop-keeper';
import type { TotalsShop } from './order-maker';
import type { Random } from './random';

const stock = 10_000_000;

/**
 * Products of odd prices that nobody else buys; they go everywhere, some with handling, some cheaper by the half dozen. Low prices: the
 * gateway's sandbox refuses amounts from $2,000 on.
 */
export async function oddProducts(
  random: Random,
  count: number,
): Promise<TotalsShop['productIDs']> {
  const bearer = await sellerToken();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const ID = `odd-${randomUUID()}`;
    const price = random.between(1, 4500);
    const breaks = [
      { Quantity: 1, Price: toDollars(price) },
      ...(index % 3 === 0 && price > 1 ? [{ Quantity: 6, Price: toDollars(price - 1) }] : []),
    ];
    await PriceSchedules.Create({ ID, Name: ID, MinQuantity: 1, PriceBreaks: breaks }, bearer);
    await Products.Create(
      {
        ID,
        Name: ID,
        Active: true,
        DefaultPriceScheduleID: ID,
        Inventory: { Enabled: true, QuantityAvailable: stock },
        xp: {
          ProductCode: ID,
          CodeB2: 'Y',
          CodeB4: 'N',
          HandlingCents: index % 2 === 0 ? random.between(1, 999) : 0,
          DeliveryMethods: everywhere,
        },
      },
      bearer,
    );
    await Catalogs.SaveProductAssignment(
      { CatalogID: localPlatform.commerce.catalogID, ProductID: ID },
      bearer,
    );
    ids.push(ID);
  }
  const [first = '', ...rest] = ids;
  return [first, ...rest];
}

const everywhere = {
  LocalDelivery: { Enabled: true },
  UPS: { Enabled: true },
  InStorePickUp: { Enabled: true },
};
