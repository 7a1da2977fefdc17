import type { ArrivalReason } from '@/lib/delivery/arrival';
import { dayReasonText, runTexts, type DayReason } from '@/lib/delivery/day-reasons';
import type { Promised } from './promise';

/** A promise that nothing arrives. */
export type RefusedPromise = Extract<Promised, { answer: 'no' }>;

/** What a reason's sentence may name besides the day. */
type Facts = Pick<RefusedPromise, 'text' | 'left' | 'min' | 'max'> & { zip: string | null };

const toZip = (zip: string | null) => (zip ? ` to ${zip}` : '');
/** The rules' own sentence, which may name a holiday, an hour or a rule of the retailer; else the plain one. */
const or =
  (plain: string) =>
  ({ text }: Facts): string =>
    text ?? plain;
const ofDay = (reason: DayReason) => or(dayReasonText(reason));

/** Every reason for which nothing arrives, as one sentence. */
const sentences: Record<ArrivalReason, (facts: Facts) => string> = {
  past: ofDay('past'),
  'too-far': ofDay('too-far'),
  sunday: ofDay('sunday'),
  holiday: ofDay('holiday'),
  closed: ofDay('closed'),
  'non-delivery': ofDay('non-delivery'),
  'lead-time': ofDay('lead-time'),
  'cut-off': ofDay('cut-off'),
  'not-same-day': ofDay('not-same-day'),
  'runs-full': ofDay('runs-full'),
  'day-rule': ofDay('day-rule'),
  'run-full': or(runTexts['run-full']),
  'run-over': or(runTexts['run-over']),
  'run-closed': or(runTexts['run-not-driven']),
  'zip-out-of-reach': ({ zip }) =>
    `We can’t deliver this${toZip(zip)}: our vans do not go there, and it does not travel.`,
  'no-way': ({ zip }) => `We can’t deliver this${toZip(zip)}.`,
  'mixed-wire': () => 'These can’t go there together: only some of them can be wired.',
  'not-released': () => 'This is not sold yet.',
  'out-of-stock': ({ left }) => (left ? `We have only ${left} left.` : 'This is out of stock.'),
  quantity: ({ min, max }) =>
    max && min && max >= min
      ? `This is sold from ${min} to ${max} at a time.`
      : 'We don’t sell that many at a time.',
  unavailable: ({ zip }) =>
    zip
      ? `We can’t deliver this to ${zip} on any day we can promise.`
      : 'We can’t promise a day right now.',
};

/** Reasons that are about the goods, the ZIP or all days, not about the day that was asked for. */
const ofNoDay: ReadonlySet<ArrivalReason> = new Set<ArrivalReason>([
  'zip-out-of-reach',
  'no-way',
  'mixed-wire',
  'not-released',
  'out-of-stock',
  'quantity',
  'unavailable',
]);

/** All reasons there are. */
export const arrivalReasons = Object.keys(sentences) as ArrivalReason[];

/** Why something does not arrive, as one sentence. */
export function reasonText(reason: ArrivalReason, facts: Facts): string {
  return sentences[reason](facts);
}

/** Whether a reason is about the day that was asked for: that one is named beside it. */
export function isAboutDay(reason: ArrivalReason): boolean {
  return !ofNoDay.has(reason);
}
