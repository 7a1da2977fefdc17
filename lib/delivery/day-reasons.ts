/** Why a day cannot be chosen. */
export type DayReason =
  | 'past' | 'too-far' | 'sunday' | 'holiday' | 'closed' | 'non-delivery' | 'lead-time' | 'cut-off' | 'not-same-day' | 'runs-full';

const texts: Record<DayReason, string> = {
  'past': 'This day has passed.',
  'too-far': 'We take orders up to 90 days ahead.',
  'sunday': 'We do not deliver on Sundays.',
  'holiday': 'We are closed for the holiday.',
  'closed': 'We are closed on this day.',
  'non-delivery': 'We do not deliver on this day.',
  'lead-time': 'Something in this shipment needs more time to prepare.',
  'cut-off': 'It is too late for this day.',
  'not-same-day': 'This way of delivery needs at least a day.',
  'runs-full': 'All delivery times of this day are taken.',
};

/** The words beside a disabled day; a holiday is named. */
export function dayReasonText(reason: DayReason, holiday?: string): string {
  return reason === 'holiday' && holiday ? `We are closed for ${holiday}.` : texts[reason];
}
