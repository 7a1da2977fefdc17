import type { CartShipment } from '@/lib/cart/cart';
import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { confirmationTexts } from './confirmation-texts';

/** Who brings the goods of a method, or that they are collected or mailed. */
type Way = 'van' | 'carrier' | 'florist' | 'pickup' | 'email';

const ways: Record<DeliveryMethod, Way> = {
  LocalDelivery: 'van',
  Courier: 'van',
  UPS: 'carrier',
  USPS: 'carrier',
  Wired: 'florist',
  TFE: 'florist',
  FTD: 'florist',
  InStorePickUp: 'pickup',
  CurbsidePickUp: 'pickup',
  Email: 'email',
};

/** Where the reader will find a tracking number, and where to report a problem. */
const places = {
  /** The order's own page, by its link or in the account. */
  'order-page': { tracking: 'on this page', report: 'on this page' },
  /** A guest at the confirmation. */
  guest: { tracking: 'on your order’s page', report: 'on this page' },
  /** A customer at the confirmation. */
  customer: { tracking: 'in your orders', report: 'from your orders' },
} as const;

interface PlacedOrder {
  /** Without days where the page shows these beside it. */
  shipments: readonly Pick<CartShipment, 'method' | 'workshop' | 'date'>[];
  reader: keyof typeof places;
  /** Whether a problem with it can be reported already, with a button of its own. */
  reportable: boolean;
  /** In Chicago. */
  today: ChicagoDate;
}

/** What happens with a placed order from now on. */
export interface NextSteps {
  sentences: string[];
  /** Whether one of the shop's own drivers delivers any of it, and may find nobody at home. */
  driven: boolean;
}

/** What happens next and when: a sentence for each way the goods go, then where to say that something is wrong. */
export function nextSteps({ shipments, reader, reportable, today }: PlacedOrder): NextSteps {
  const { tracking, report } = places[reader];
  const used = new Map<Way, Set<ChicagoDate | null>>();
  for (const { method, workshop, date } of shipments) {
    if (!method || workshop) continue;
    used.set(ways[method], (used.get(ways[method]) ?? new Set()).add(date));
  }
  const on = (way: Way, otherwise = ' on the day you chose') => {
    const [day, another] = used.get(way) ?? [];
    if (another !== undefined) return ' on the days you chose';
    return day ? ` on ${daySentenceFrom(day, today)}` : otherwise;
  };
  const waits = on('pickup', '');
  const arrives = [...used.keys()].some((way) => way !== 'email');
  const sentences = [
    used.has('van') && `We get it ready, and the driver rings the bell${on('van')}.`,
    used.has('carrier') &&
      `The carrier brings it to the door${on('carrier')}. The tracking number is ${tracking} once it has left.`,
    used.has('florist') && `A florist near them arranges it and brings it${on('florist')}.`,
    used.has('pickup') &&
      `${confirmationTexts.pickupPhoneHint}${waits && ` It waits for you${waits}.`} Have your order number with you.`,
    used.has('email') &&
      `The e-gift card goes out by email${on('email', '')}, with its number and PIN.`,
    shipments.some(({ workshop }) => workshop) && 'Your seats are reserved under your name.',
    arrives &&
      !reportable &&
      `Not right when it arrives? Tell us ${report} from that day on, or call.`,
  ].filter((sentence) => typeof sentence === 'string');
  return { sentences, driven: used.has('van') };
}
