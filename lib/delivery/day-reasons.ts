import { clockWords } from '@/lib/core/time/day-words';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { DeliveryRun } from './settings';
import { lowerFirst } from '@/lib/core/text';

const texts = {
  past: 'This day has passed.',
  'too-far': 'We take orders up to 90 days ahead.',
  sunday: 'We do not deliver on Sundays.',
  holiday: 'We are closed for the holiday.',
  closed: 'We are closed on this day.',
  'non-delivery': 'We do not deliver on this day.',
  'lead-time': 'Something in this shipment needs more time to prepare.',
  'cut-off': 'It is too late for this day.',
  'not-same-day': 'This way of delivery needs at least a day.',
  'runs-full': 'All delivery times of this day are taken.',
  'day-rule': 'We do not deliver on this day.',
} as const;

/** Why a day cannot be chosen. The short words of the calendar are in the browser, where these sentences would be weight (`lib/checkout/delivery/calendar-days.ts`). */
export type DayReason = keyof typeof texts;

/** Why a run of a day cannot be kept. */
export type RunReason =
  'run-not-driven' | 'run-over' | 'run-under-way' | 'run-cut-off' | 'run-full' | 'run-rule';

/** Why, in sentences that name no hour. */
export const runTexts: Record<RunReason, string> = {
  'run-not-driven': 'No van goes at that time on this day.',
  'run-over': 'It is over for today.',
  'run-under-way': 'The vans have already left.',
  'run-cut-off': 'Orders for tomorrow morning are closed.',
  'run-full': 'Every van is full.',
  'run-rule': 'No van goes at that time on this day.',
};

/** A run that cannot be kept, with the reason and its sentence. */
export interface ClosedRun {
  id: string;
  label: string;
  reason: RunReason;
  text: string;
}

/** Whether a day can be promised; if not, why, with its sentence. */
export type DayCheck =
  | { available: true; runs: DeliveryRun[]; closedRuns: ClosedRun[] }
  | { available: false; reason: DayReason; text: string; closedRuns?: ClosedRun[] };

/** One day of the calendar with its answer. */
export type CalendarDay = { date: ChicagoDate } & DayCheck;

/** What a reason's sentence may name: the holiday, the hour orders for today closed (`HH:mm`), whether the stores closed then, and what became of each run. */
export interface DayFacts {
  holiday?: string | null;
  cutOff?: string | null;
  storesClosed?: boolean;
  runs?: readonly ClosedRun[];
  /** The words of the retailer's own rule. */
  rule?: string | null;
}

/** The words beside a disabled day: a holiday is named, a cut-off has its hour, runs that are closed for several reasons each have theirs. */
export function dayReasonText(
  reason: DayReason,
  { holiday, cutOff, storesClosed = false, runs = [], rule }: DayFacts = {},
): string {
  if (reason === 'day-rule' && rule) return rule;
  if (reason === 'holiday' && holiday) return `We are closed for ${holiday}.`;
  if (reason === 'cut-off' && cutOff)
    return storesClosed
      ? `Our stores closed at ${clockWords(cutOff)}.`
      : `Today’s orders closed at ${clockWords(cutOff)}.`;
  if (reason === 'runs-full' && runs.some((run) => run.reason !== 'run-full')) {
    return `No delivery time is left. ${runs.map(({ label, text }) => `${label}: ${lowerFirst(text)}`).join(' ')}`;
  }
  return texts[reason];
}
