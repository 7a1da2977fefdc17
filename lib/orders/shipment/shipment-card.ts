import type { CardMessage, OrderLine } from '../line/order-line';

/** The card of lines that go together: the first one written. Before anybody is named each keeps what was said as it was chosen (specification B3). */
export function shipmentCard(lines: readonly Pick<OrderLine, 'xp'>[]): CardMessage | null {
  const cards = lines.map(({ xp }) => xp.CardMessage ?? null);
  return cards.find((card) => Object.values(card ?? {}).some(Boolean)) ?? cards[0] ?? null;
}
