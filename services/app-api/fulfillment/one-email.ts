import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { addressEmail } from '@/lib/orders/address-email';
import type { LineItemXp, LineSpec, OrderLine } from '@/lib/orders/line/order-line';
import type { Place } from './place';

/** The fields of a line that name its e-mail, and all its options where the option with the e-mail changes. */
interface OneEmail {
  xp: Pick<LineItemXp, 'Email'>;
  specs?: LineSpec[];
}

/**
 * Gives a line that goes by e-mail one address, its place's, in all three fields: the line's address, its `xp.Email` and the option of an e-gift card. Empty
 * for a line that goes anywhere else.
 */
export function oneEmail({ specs }: Pick<OrderLine, 'specs'>, { address }: Place): OneEmail {
  const email = addressEmail({ xp: (address.xp ?? {}) as Record<string, unknown> });
  if (!email) return { xp: {} };
  const stale = specs.some(
    ({ specID, value }) => specID === giftCardSpecs.email && value !== email,
  );
  if (!stale) return { xp: { Email: email } };
  return {
    xp: { Email: email },
    specs: specs.map((spec) =>
      spec.specID === giftCardSpecs.email ? { ...spec, value: email } : spec,
    ),
  };
}
