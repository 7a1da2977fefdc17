import { Catalogs, PriceSchedules, Products, Specs } from 'ordercloud-javascript-sdk';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { localPlatform } from '@/lib/config/local-platform';
import { seller } from './shopping';

const { catalogID } = localPlatform.commerce;

/** Puts both gift cards into a test's shop. */
export async function makeGiftCards(): Promise<void> {
  const bearer = await seller();
  await PriceSchedules.Create({ ID: 'gift', Name: 'gift', MinQuantity: 1, PriceBreaks: [{ Quantity: 1, Price: 10 }] }, bearer);
  for (const [ID, Name] of [[giftCardSpecs.amount, 'Amount'], [giftCardSpecs.email, 'Email']]) {
    await Specs.Create({ ID, Name: Name!, AllowOpenText: true, Required: true, DefinesVariant: false, ListOrder: 1 }, bearer);
  }
  for (const [ID, specs] of [['GIFTCARD', [giftCardSpecs.amount]], ['EGIFTCARD', [giftCardSpecs.amount, giftCardSpecs.email]]] as const) {
    await Products.Create({ ID, Name: ID, Active: true, DefaultPriceScheduleID: 'gift', xp: { ProductCode: ID } }, bearer);
    await Catalogs.SaveProductAssignment({ CatalogID: catalogID, ProductID: ID }, bearer);
    for (const SpecID of specs) await Specs.SaveProductAssignment({ SpecID, ProductID: ID }, bearer);
  }
}
