import { toDollars, type Cents } from '@/lib/core/money';
import type { Bill, BillDraft } from '@/lib/orders/money/bill';
import type { LilacPayment, Tender } from '@/lib/orders/tender';

/** The amount still to be paid, in cents; negative when the tenders are more than the total. */
export function remaining(total: Cents, tenders: readonly Pick<Tender, 'amount'>[]): Cents {
  return total - tenders.reduce((sum, { amount }) => sum + amount, 0);
}

/** A tender of the browser as the App API takes it, in dollars. */
export function toPayment(tender: Tender): LilacPayment {
  const Amount = toDollars(tender.amount);
  switch (tender.kind) {
    case 'card':
      return {
        Type: 'CreditCard',
        Nonce: tender.nonce,
        ...billed(tender.bill),
        ...onDevice(tender),
        Amount,
      };
    case 'paypal':
      return { Type: 'Paypal', Nonce: tender.nonce, ...onDevice(tender), Amount };
    case 'venmo':
      return { Type: 'Venmo', Nonce: tender.nonce, ...onDevice(tender), Amount };
    case 'savedCard':
      return {
        Type: 'CreditCard',
        CreditCardID: tender.cardID,
        ...billed(tender.bill),
        ...onDevice(tender),
        ...(tender.verificationID === undefined ? {} : { VerificationID: tender.verificationID }),
        Amount,
      };
    case 'giftCard':
      return {
        Type: 'GiftCard',
        Number: tender.number,
        ...(tender.pin ? { Pin: tender.pin } : {}),
        Amount,
      };
    case 'purplePerks':
      return { Type: 'PurplePerks', Amount };
    case 'chargeAccount':
      return { Type: 'SpendingAccount', Amount };
    case 'purchaseOrder':
      return { Type: 'PurchaseOrder', Number: tender.number, Amount };
  }
}

/** The data of the paying device, in the App API's shape. */
export function onDevice({ deviceData }: { deviceData?: string }): { DeviceData?: string } {
  return deviceData === undefined ? {} : { DeviceData: deviceData };
}

/** Where a card's bill goes, as the App API takes it. */
export function billed(bill: BillDraft | undefined): { Billing?: Bill } {
  if (!bill) return {};
  return { Billing: { Zip: bill.postalCode, ...(bill.street ? { Street1: bill.street } : {}) } };
}
