import {
  emailGiftCard,
  giftCardSpecs,
  isGiftCardProduct,
  type GiftCardProduct,
} from '@/lib/catalogue/gift-card';
import { toCents, type Cents } from '@/lib/core/money';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import {
  type CalculatedOrder,
  type CalculatorLineItem,
  type CalculatorShipment,
  addressEmail,
} from '@/lib/orders/calculated-order';
import type { Store } from '@/services/database/statements';
import { takenNumbers, type NumberTaker } from '../ledgers/gift-card-stock';
import { drawPin } from '../ledgers/pin';

export interface SoldCard {
  /** Place among the order's cards, from 1, in the order of its lines. */
  place: number;
  lineID: string;
  productID: GiftCardProduct;
  cents: Cents;
  /** Set for a card that goes by e-mail. */
  mail: CardMail | null;
}

/** Where, when and with what words a card goes by e-mail. */
interface CardMail {
  to: string;
  firstName: string;
  /** Chicago day the shopper chose; `null` is at once. */
  day: ChicagoDate | null;
  message: string[];
}

/** The gift cards of an order as it was placed: one for each unit of a line; together they are worth what the lines cost, to the cent. */
export function soldCards(order: Pick<CalculatedOrder, 'CalculatorShipments'>): SoldCard[] {
  const cards = order.CalculatorShipments.flatMap((shipment) =>
    shipment.LineItems.flatMap((line) => cardsOf(line, shipment)),
  );
  return cards.map((card, index) => ({ ...card, place: index + 1 }));
}

function cardsOf(
  line: CalculatorLineItem,
  shipment: CalculatorShipment,
): Omit<SoldCard, 'place'>[] {
  const productID = line.ProductID;
  if (!isGiftCardProduct(productID)) return [];
  const mail = productID === emailGiftCard ? mailOf(line, shipment) : null;
  return shares(toCents(line.MerchandiseTotal), line.Quantity).map((cents) => ({
    lineID: line.ID,
    productID,
    cents,
    mail,
  }));
}

function mailOf({ Specs }: CalculatorLineItem, { ToAddress, xp }: CalculatorShipment): CardMail {
  const { line1, line2, line3, line4 } = xp.CardMessage ?? {};
  return {
    to:
      (ToAddress && addressEmail(ToAddress)) ??
      Specs.find(({ SpecID }) => SpecID === giftCardSpecs.email)?.Value ??
      '',
    firstName: ToAddress?.FirstName ?? '',
    day: xp.RequestedDeliveryDate,
    message: [line1, line2, line3, line4].flatMap((text) => text?.trim() || []),
  };
}

/** An amount in so many parts that differ by a cent at most, the larger ones first. */
function shares(total: Cents, parts: number): Cents[] {
  const [each, left] = [Math.floor(total / parts), total % parts];
  return Array.from({ length: parts }, (_, index) => each + (index < left ? 1 : 0));
}

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
