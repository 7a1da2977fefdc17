import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { addressEmail } from '@/lib/orders/address-email';
import type { LineItemXp, LineSpec, OrderLine } from '@/lib/orders/line/order-line';
import type { Place } from './place';

/** What a line must say of where its e-mail goes, and all its options where the one with the e-mail changes. */
interface OneEmail {
  xp: Pick<LineItemXp, 'Email'>;
  specs?: LineSpec[];
}

/**
 * A line that goes by e-mail names one address: its place's. It stands in the line's address, in its `xp.Email` and in the option of an e-gift
 * card; who reads any of them reads the same. Nothing for a line that goes anywhere else.
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
