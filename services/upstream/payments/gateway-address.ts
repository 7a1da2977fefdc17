import type { Billing } from '@/lib/orders/money/bill';

/** Where a bill goes, in the gateway's names. */
export function gatewayAddress({ Zip, Street1, FirstName, LastName }: Billing) {
  return { postalCode: Zip, streetAddress: Street1, firstName: FirstName, lastName: LastName };
}
