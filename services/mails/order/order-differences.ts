import { isDeepStrictEqual } from 'node:util';
import type { CartShipment } from '@/lib/cart/cart';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { recipientName } from '@/lib/cart/recipients';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { MailFact } from '../content';
import { factsByKind } from './shipment-parts';
import type { ShopFacts } from './shop-facts';

/** Something about a shipment that is another than before, in words for people, a card in its lines; empty where there is nothing. */
export interface Difference {
  name: string;
  before: string;
  now: string;
}

/** Goods of an order of which something is another than before. */
export interface ChangedGoods {
  /** Whom they go to now. */
  recipient: string;
  /** Each with its quantity. */
  goods: string[];
  differences: Difference[];
}

const kinds = ['recipient', 'when', 'how', 'where', 'card', 'note'] as const;

/**
 * What is another of a placed order than it was, shipment by shipment as they are now: whom for, when, how and where, the card, the note for the driver.
 * What no mail says of a shipment is no difference. Seats have none: their day and place are the event's.
 */
export function orderDifferences(
  before: CalculatedOrder,
  now: CalculatedOrder,
  shop: ShopFacts,
): ChangedGoods[] {
  const placedOn = chicagoDate(new Date(now.Order.DateSubmitted ?? 0));
  const wordsOf = (shipment: CartShipment) => shipmentWords(shipment, shop, placedOn);
  const shipmentsBefore = fromAppApi(before).shipments;
  return fromAppApi(now).shipments.flatMap((shipment) => {
    if (shipment.workshop || !shipment.recipient) return [];
    const { recipient } = shipment;
    const words = wordsOf(shipment);
    // Lines that go together now may have gone apart before: each of those ways is compared.
    const changed: ChangedGoods[] = [];
    for (const each of shipmentsBefore) {
      const lines = shipment.lines.filter(({ id }) => each.lines.some((line) => line.id === id));
      const differences = lines.length > 0 ? differencesOf(wordsOf(each), words) : [];
      if (differences.length === 0) continue;
      const goods = lines.map(({ quantity, title }) => `${quantity} × ${title}`);
      const alike = changed.find((other) => isDeepStrictEqual(other.differences, differences));
      if (alike) alike.goods.push(...goods);
      else changed.push({ recipient: recipientName(recipient), goods, differences });
    }
    return changed;
  });
}

type Words = Partial<Record<(typeof kinds)[number], Omit<Difference, 'before'>>>;

function shipmentWords(shipment: CartShipment, shop: ShopFacts, placedOn: string): Words {
  const { when, how, where, note } = factsByKind(shipment, shop, placedOn);
  const inWords = (fact: MailFact | undefined, most = Infinity) =>
    fact && { name: fact.name, now: fact.lines.slice(0, most).join(', ') };
  const card = shipment.cardMessage.filter(Boolean).join('\n');
  return {
    recipient: {
      name: 'For',
      now: shipment.recipient ? recipientName(shipment.recipient) : '',
    },
    // The hours of a store follow from the day.
    when: inWords(when, 1),
    how: inWords(how),
    where: inWords(where),
    card: { name: 'On the card', now: card },
    note: inWords(note),
  };
}

function differencesOf(before: Words, now: Words): Difference[] {
  return kinds.flatMap((kind) => {
    const [was, is] = [before[kind], now[kind]];
    if ((was?.now ?? '') === (is?.now ?? '')) return [];
    return [{ name: (is ?? was)?.name ?? '', before: was?.now ?? '', now: is?.now ?? '' }];
  });
}
