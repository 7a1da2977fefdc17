import { textOf } from '@/lib/core/text';

/** Reads the extended properties of a user that the shop reads (specification A3, B3); what is missing, empty or of another type is `null`. */
export function userXp(xp: unknown) {
  const fields = (typeof xp === 'object' && xp !== null ? xp : {}) as Record<string, unknown>;
  return {
    LoyaltyID: textOf(fields.LoyaltyID),
    LoyaltyCardNumber: textOf(fields.LoyaltyCardNumber),
    CECSAwardAccountID: textOf(fields.CECSAwardAccountID),
    CecsCustomerNumber: textOf(fields.CecsCustomerNumber),
    OrderCloudToCecsCustomerStatus: textOf(fields.OrderCloudToCecsCustomerStatus),
  };
}

/** Orphaned: a customer without a number of the customer system, or whose status is not Synced (specification A3). */
export function isOrphaned(xp: unknown): boolean {
  const { CecsCustomerNumber, OrderCloudToCecsCustomerStatus } = userXp(xp);
  return CecsCustomerNumber === null || OrderCloudToCecsCustomerStatus !== 'Synced';
}

/** Only customers with a loyalty ID and no card number are treated as older-system users for the lookup (specification A6). */
export function isOlderSystem(xp: unknown): boolean {
  const { LoyaltyID, LoyaltyCardNumber } = userXp(xp);
  return LoyaltyID !== null && LoyaltyCardNumber === null;
}
