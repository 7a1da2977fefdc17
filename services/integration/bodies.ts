import { z } from 'zod';
import { now } from '@/lib/core/time/clock';
import { toDollars } from '@/lib/core/money';
import { giftCardPin } from '@/lib/orders/money/payment-fields';
import { spendable } from '../ledgers/account';
import type { PortAccount } from '../ledgers/port';
import type { Customer } from './customers';
import { idSchema } from '../http/field-schemas';

const cardNumber = z.string().regex(/^\d{8,19}$/, 'Not a card number');

/** The bodies of the six calls (specification A7, ruling 2). */
export const loyaltyInfoSchema = z.strictObject({ cardNumber });
export const legacyProfileSchema = z.strictObject({
  customerId: z.string().regex(/^[A-Za-z0-9-]{1,30}$/),
});
export const giftCardSchema = z.strictObject({ cardNumber, pin: giftCardPin.optional() });
export const enrolSchema = z.strictObject({ ID: idSchema });
export const accountActionSchema = z.strictObject({
  CustomerID: idSchema,
  OMSAccountNumber: z.string().max(40).default(''),
  Action: z.enum(['Create', 'Update']),
});

/** What a card is worth today (specification B3), in dollars. `EagleUser` marks a customer whose number is the older system's. */
export function loyaltyInfo(account: PortAccount, customer: Customer | null) {
  return {
    Balance: toDollars(spendable(account, now())),
    ExpirationDate: account.expiresOn,
    CardNumber: account.number,
    CECSAwardAccountID: customer?.awardAccountID ?? null,
    EagleUser: isOlderSystem(customer),
  };
}

/** Only customers with a loyalty ID and no card number are older-system users (specification A6). */
function isOlderSystem(customer: Pick<Customer, 'loyaltyID' | 'cardNumber'> | null): boolean {
  return customer !== null && customer.loyaltyID !== null && customer.cardNumber === null;
}

/** A customer as the shop reads one: the number under `xp`, as on the commerce user (specification B7). */
export function customerAnswer(customer: Customer) {
  const { number, userID, legacyID, loyaltyID, awardAccountID } = customer;
  return {
    ID: userID,
    xp: {
      CecsCustomerNumber: number,
      EagleCustomerNumber: legacyID,
      LoyaltyID: loyaltyID,
      LoyaltyCardNumber: customer.cardNumber,
      CECSAwardAccountID: awardAccountID,
      OrderCloudToCecsCustomerStatus: 'Synced' as const,
    },
    EagleUser: isOlderSystem(customer),
  };
}
