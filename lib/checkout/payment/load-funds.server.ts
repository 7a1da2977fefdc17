import 'server-only';
import type { BuyerAddress } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { isDestination } from '@/lib/address/own-address';
import { refusals } from '@/lib/cart/change/refusals';
import type { Problem } from '@/lib/core/errors/error-codes';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import { ok, type Result } from '@/lib/core/result';
import type { BillDraft } from '@/lib/orders/money/bill';
import { isExpiredCard } from '@/lib/orders/card-expiry';
import type { Shopper } from '@/lib/session/shopper';
import { buyerFunds } from '@/lib/upstream/app-api/payments';
import { listMyCards } from '@/lib/upstream/commerce/cards';
import { listOwnAddresses } from '@/lib/upstream/commerce/addresses';
import { noFunds, type Funds } from './funds';
import { mayGoWithout } from '@/lib/upstream/upstream-error';

/** What the shopper can pay with beside a new card, a wallet and gift cards. Balances that cannot be read are only logged (specification A8). */
export function loadFunds(shopper: Shopper): Promise<Result<Funds, Problem>> {
  return refusals(async () => {
    const session = await shopper.live();
    if (session?.kind !== 'customer') return ok(noFunds);
    return ok(
      await shopper.call(session, async ({ accessToken }): Promise<Funds> => {
        const [funds, cards, addresses] = await Promise.all([
          quietly(buyerFunds(accessToken)),
          quietly(listMyCards(accessToken)),
          quietly(listOwnAddresses(accessToken)),
        ]);
        return {
          signedIn: true,
          perks: env().LOYALTY_DISABLED ? null : (funds?.perks ?? null),
          charge: funds?.charge ?? null,
          purchaseOrder: funds?.purchaseOrder ?? false,
          bill: billOf(addresses ?? []),
          cards: (cards ?? []).map(
            ({ ID = '', CardType, PartialAccountNumber, ExpirationDate }) => ({
              id: ID,
              type: CardType ?? 'Card',
              lastFour: PartialAccountNumber ?? '',
              expires: ExpirationDate?.slice(0, 7) ?? null,
              expired: isExpiredCard(ExpirationDate, now()),
            }),
          ),
        };
      }),
    );
  });
}

function billOf(addresses: readonly BuyerAddress[]): BillDraft | null {
  const { Zip, Street1 } = addresses.find((address) => !isDestination(address)) ?? {};
  return Zip ? { postalCode: Zip, street: Street1 ?? '' } : null;
}

async function quietly<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!mayGoWithout(error)) throw error;
    log('warn', 'balance not read', { upstream: 'app-api', outcome: error.kind });
    return null;
  }
}
