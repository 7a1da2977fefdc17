import type { Store } from '@/services/database/statements';
import { takenNumbers, type NumberTaker } from '../ledgers/gift-card-stock';
import { drawPin } from '../ledgers/pin';
import type { SoldCard } from './sold-cards';

/** A sold card with the number it is dealt and a PIN. The PIN lives in memory and in the mail alone; a paper card gets its own when it is printed. */
export interface DrawnCard extends SoldCard {
  number: string;
  pin: { pin: string; digest: string };
}

/**
 * Deals the numbers an attempt took to its cards, in the order of their lines, and draws the PINs; `null` when the numbers are not as many
 * as the cards. Writes nothing: what is drawn counts once it is issued.
 */
export async function drawCards(
  store: Store,
  attempt: NumberTaker,
  cards: readonly SoldCard[],
): Promise<DrawnCard[] | null> {
  if (cards.length === 0) return [];
  const taken = await takenNumbers(store, attempt);
  const dealt = cards.map((card) => ({
    card,
    number: taken[card.mail ? 'byMail' : 'onPaper'].shift(),
  }));
  if (taken.byMail.length + taken.onPaper.length > 0) return null;
  if (!dealt.every((pair): pair is { card: SoldCard; number: string } => pair.number !== undefined))
    return null;
  return Promise.all(
    dealt.map(async ({ card, number }) => ({
      ...card,
      number,
      pin: await drawPin(number, card.mail ? 'e-mail' : 'paper'),
    })),
  );
}
