import type { Cents } from '@/lib/core/money';

/** Minnesota's retail delivery fee, by the name the receipt must carry. Off in this slice: small retailers are exempt. */
const retailDeliveryFee = {
  enabled: false as boolean,
  label: 'Road Improvement and Food Delivery Fee',
  cents: 50,
  fromTaxableCents: 10_000,
};

/** The retail delivery fee of an order in cents: once, when goods taxed in Minnesota and delivered there reach $100. */
export function retailDeliveryFeeOf(
  taxableDeliveredInState: Cents,
  fee = retailDeliveryFee,
): Cents {
  return fee.enabled && taxableDeliveredInState >= fee.fromTaxableCents ? fee.cents : 0;
}
