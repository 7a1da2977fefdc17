import { randomUUID } from 'node:crypto';
import { Catalogs, PriceSchedules, Products, Specs } from 'ordercloud-javascript-sdk';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { localPlatform } from '@/lib/config/local-platform';
import type { CardMessage } from '@/lib/orders/line/order-line';
import { firstDay, seller, type Shopper, type shopping } from './shopping';

const { catalogID } = localPlatform.commerce;

/** Puts both gift cards into a test's shop. */
export async function makeGiftCards(): Promise<void> {
  const bearer = await seller();
  await PriceSchedules.Create(
    { ID: 'gift', Name: 'gift', MinQuantity: 1, PriceBreaks: [{ Quantity: 1, Price: 10 }] },
    bearer,
  );
  for (const [ID, Name] of [
    [giftCardSpecs.amount, 'Amount'],
    [giftCardSpecs.email, 'Email'],
  ]) {
    await Specs.Create(
      { ID, Name: Name!, AllowOpenText: true, Required: true, DefinesVariant: false, ListOrder: 1 },
      bearer,
    );
  }
  for (const [ID, specs] of [
    ['GIFTCARD', [giftCardSpecs.amount]],
    ['EGIFTCARD', [giftCardSpecs.amount, giftCardSpecs.email]],
  ] as const) {
    await Products.Create(
      { ID, Name: ID, Active: true, DefaultPriceScheduleID: 'gift', xp: { ProductCode: ID } },
      bearer,
    );
    await Catalogs.SaveProductAssignment({ CatalogID: catalogID, ProductID: ID }, bearer);
    for (const SpecID of specs)
      await Specs.SaveProductAssignment({ SpecID, ProductID: ID }, bearer);
  }
}

/** A gift card as a test buys it: amount in cents; with `email` one that goes there, else paper by post. */
export interface BoughtCard {
  amount?: number;
  quantity?: number;
  email?: string;
  /** Chicago day. */
  day?: string;
  message?: CardMessage;
}

type Shop = Pick<ReturnType<typeof shopping>, 'appApi' | 'cart' | 'fulfill'>;

/** A cart of gift cards that can be paid, a line each; its total in dollars. */
export async function giftCardCart(
  shop: Shop,
  cards: readonly BoughtCard[],
): Promise<Shopper & { total: number }> {
  const visitor = await shop.cart([]);
  let total = 0;
  for (const { amount = 5000, quantity = 1, email, day, message } of cards) {
    const LineItemID = randomUUID();
    const added = await shop.appApi(visitor, 'POST', `/order/${visitor.orderID}/giftcards`, {
      LineItemID,
      AmountCents: amount,
      Quantity: quantity,
      ...(email ? { ProductID: 'EGIFTCARD', Email: email } : { ProductID: 'GIFTCARD' }),
    });
    if (added.status !== 200) throw new Error(JSON.stringify(added.body));
    const byEmail = {
      AddressType: 'Email' as const,
      EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: email ?? '' },
      DeliveryMethod: 'Email' as const,
      ShippingAddress: undefined,
    };
    const { status, body } = await shop.fulfill(visitor, {
      LineItemIDs: [LineItemID],
      ...(email ? byEmail : { DeliveryMethod: 'USPS' }),
      RequestedDeliveryDate: day ?? firstDay(email ? 'Email' : 'USPS'),
      ...(message ? { CardMessage: message } : {}),
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    total = body.Order.Total;
  }
  return { ...visitor, total };
}
