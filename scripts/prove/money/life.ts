import type { Cents } from '@/lib/core/money';
import type { Random } from '../totals/random';

/** A tender of a random life. */
export interface LifeTender {
  held: 'gateway' | 'gift-card' | 'purple-perks' | 'charge-account' | 'nobody';
  place: number;
  cents: Cents;
  /** Days its authorisation stands, whether on a saved card, and whether what is captured of it settles. */
  days: number;
  saved: boolean;
  settles: boolean;
}

/** Something that happens to a random order, so many hours after it was placed. */
export interface LifeEvent {
  hour: number;
  kind: 'lowered' | 'canceled' | 'capture';
  cents: Cents;
  /** How often it is told. */
  times: number;
}

/** A shipment of a random order: the hour at which it is to leave, and the one at which its leaving is told, if anybody tells it. */
export interface LifeShipment {
  leavesAtHour: number;
  toldAtHour: number | null;
  /** How often it is told. */
  times: number;
}

/** The life of one order: what pays it, when its flowers leave, what happens to it, and when nobody looks after its money. */
export interface Life {
  tenders: LifeTender[];
  shipments: LifeShipment[];
  events: LifeEvent[];
  outage: { from: number; to: number } | null;
  /** How a second authorisation ends. */
  again: { declined: boolean; days: number };
}

const stored = ['gift-card', 'purple-perks', 'charge-account', 'nobody'] as const;
const authorisationDays = [3, 7, 7, 8, 8, 10, 29, 30];

/** A random life: up to four tenders and three shipments that leave 0 to 60 days ahead, partial refunds, cancellation, declines, days in which nobody looks. */
export function randomLife({ between: int }: Random): Life {
  const chance = (share: number) => int(1, 10_000) <= share * 10_000;
  const tenders = Array.from({ length: int(1, 4) }, (_, index): LifeTender => {
    const isCard = chance(0.65);
    return {
      held: isCard ? 'gateway' : (stored[int(0, stored.length - 1)] ?? 'nobody'),
      place: index + 1,
      cents: int(1, 20_000),
      days: authorisationDays[int(0, authorisationDays.length - 1)] ?? 7,
      saved: chance(0.4),
      settles: !chance(0.04),
    };
  });
  const total = tenders.reduce((sum, { cents }) => sum + cents, 0);
  const hours = 24 * 70;
  const lowered = Array.from({ length: chance(0.5) ? int(1, 3) : 0 }, (): LifeEvent => ({
    hour: int(0, hours),
    kind: 'lowered',
    cents: int(1, Math.max(1, Math.floor(total / 2))),
    times: int(1, 3),
  }));
  const others: LifeEvent[] = [
    ...(chance(0.35)
      ? [{ hour: int(0, hours), kind: 'canceled' as const, cents: 0, times: int(1, 3) }]
      : []),
    ...(chance(0.1)
      ? [{ hour: int(0, hours), kind: 'capture' as const, cents: 0, times: int(1, 2) }]
      : []),
  ];
  const shipments = Array.from({ length: int(1, 3) }, (): LifeShipment => {
    const leavesAtHour = int(0, 24 * 60);
    const toldAtHour = Math.max(0, leavesAtHour + int(-24 * 10, 24 * 2));
    return { leavesAtHour, toldAtHour: chance(0.7) ? toldAtHour : null, times: int(1, 3) };
  });
  const from = int(0, hours);
  return {
    tenders,
    shipments,
    events: [...lowered, ...others].sort((one, other) => one.hour - other.hour),
    outage: chance(0.15) ? { from, to: from + int(24, 24 * 12) } : null,
    again: { declined: chance(0.3), days: int(2, 8) },
  };
}

/** The last hour at which anything happens by itself: a hold of thirty days after a month of hiding, and the nights that settle it. */
export const lastHour = 24 * 120;

/** The hour at which the first shipment of an order leaves: as promised, or sooner where that is told. */
export function firstLeaves({ shipments }: Pick<Life, 'shipments'>): number {
  return Math.min(
    ...shipments.map(({ leavesAtHour, toldAtHour }) =>
      Math.min(leavesAtHour, toldAtHour ?? Infinity),
    ),
  );
}
