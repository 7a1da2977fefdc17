import type { Cents } from '@/lib/core/money';
import { chicagoDate, chicagoTime, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { arrival } from '../arrival';
import { answerUntil } from '../days/until';
import { methodLabel } from '../method';
import { localCityOf, type LocalCity } from '../delivery-facts';
import { ordinaryBouquet } from '../days/first-van-day';
import type { BuyerSettings } from '../settings';
import { shipmentCost } from '../shipment-cost';

/** One way a ZIP can be reached. */
interface ZipWay {
  /** The name shoppers see (specification A2). */
  label: string;
  /** All it costs without handling, in cents, and what of that is the service fee. */
  cost: Cents;
  service: Cents;
  /** The first day for an ordinary bouquet and until when it can be ordered; `null` where that depends on the product. */
  first: { day: ChicagoDate; orderBy: { date: ChicagoDate; time: string } } | null;
}

/** What a ZIP gets. */
export interface ZipAnswer {
  zip: string;
  /** The local city; `null` where our own vans do not come. */
  city: string | null;
  today: ChicagoDate;
  /** Milliseconds until a day in it can change by itself. */
  standsFor: number;
  ways: ZipWay[];
}

/** What can be sent to a five-digit ZIP, what it costs and, by our own vans, when: by the rules of product page and checkout (specification A4, A5). */
export function zipAnswer(
  zip: string,
  now: Date,
  facts: { settings: BuyerSettings; cities: readonly LocalCity[] },
): ZipAnswer {
  const city = localCityOf(zip, facts.cities);
  const methods = city ? (['LocalDelivery', 'Courier'] as const) : (['UPS', 'Wired'] as const);
  const ways = methods.map((method): ZipWay => {
    const { cost, wiredService } = shipmentCost({ method, zip, goods: [] }, facts);
    return {
      label: methodLabel(method),
      cost,
      service: wiredService,
      first: method === 'LocalDelivery' ? firstDay(zip, now, facts) : null,
    };
  });
  const standsFor = answerUntil(facts.settings, now).getTime() - now.getTime();
  return { zip, city: city?.city ?? null, today: chicagoDate(now), standsFor, ways };
}

function firstDay(
  zip: string,
  now: Date,
  facts: { settings: BuyerSettings; cities: readonly LocalCity[] },
): ZipWay['first'] {
  const answer = arrival({ zip, items: [ordinaryBouquet] }, { ...facts, stores: [] }, now);
  if (answer.answer !== 'yes') return null;
  const end = new Date(answer.orderBy);
  return { day: answer.date, orderBy: { date: chicagoDate(end), time: chicagoTime(end) } };
}
