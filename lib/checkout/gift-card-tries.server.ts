import 'server-only';
import { clientAddress } from '@/lib/http/client-address';
import { attempt, type Counted } from '@/lib/limits/attempts';
import type { Tender } from '@/lib/orders/tender';
import type { Session } from '@/lib/session/session';
import { shopperKey } from '@/lib/session/shopper-key';

/**
 * Counts the gift cards of a submit as tries at their numbers and PINs; `null` when there were too many. `giveBack` is for a submit that no card was
 * refused in: what was opened by its PIN was no guess. A number without PIN stays counted, for whoever guessed it has opened it too.
 */
export async function giftCardTries(
  tenders: readonly Tender[],
  request: Request,
  session: Session,
): Promise<Counted | null> {
  const [cards, who] = [
    tenders.filter((tender) => tender.kind === 'giftCard'),
    { address: clientAddress(request), shopper: shopperKey(session) },
  ];
  const tries = await Promise.all(
    cards.map(({ number }) => attempt('gift-card', { ...who, account: number })),
  );
  if (tries.includes(null)) return null;
  return {
    giveBack: async () =>
      void (await Promise.all(tries.map((tried, index) => cards[index]?.pin && tried?.giveBack()))),
  };
}
