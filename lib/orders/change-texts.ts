import { shortDay } from '@/lib/core/time/day-words';
import { formatCents } from '@/lib/core/money';
import type { OrderChange, TermsChange } from '@/lib/core/order-change';
import { methodNamed, methodLabel } from '@/lib/delivery/method';
import { lowerFirst } from '@/lib/core/text';

/** What has changed, in one or two sentences that name the goods or the day, the reason, and what is possible instead. */
export function changeText(change: OrderChange): string {
  const goods = change.titles.join(', ');
  switch (change.what) {
    case 'stock':
      return `${goods}: ${stockText(change.left)}`;
    case 'gone':
      return `${goods}: no longer sold`;
    case 'price':
      return `${goods}: was ${formatCents(change.before)}, now ${formatCents(change.after)}`;
    case 'day':
      return `${shortDay(change.date)} is no longer possible: ${asClause(change.why)}. ${change.first ? `First possible day: ${shortDay(change.first)}` : 'No other day is open'}`;
    case 'run':
      return `${change.run} on ${shortDay(change.date)} is no longer possible: ${asClause(change.why)}`;
    case 'terms':
      return termsText(change);
    case 'way':
      return change.reason === 'store-closed'
        ? `${goods}: this store no longer offers pickup`
        : `${goods}: ${wayLabel(change.method)} no longer reaches this address`;
  }
}

/** What it goes by and costs now, beside what it was when the day was chosen. */
function termsText({ before, after, tax, date, reason, zip }: TermsChange): string {
  if (tax)
    return `${wayLabel(after.method)} to ${zip}: tax was ${formatCents(tax.before)}, now ${formatCents(tax.after)}`;
  const costs = `${before.cents === after.cents ? '' : `was ${formatCents(before.cents)}, `}now ${formatCents(after.cents)}`;
  if (before.method !== after.method)
    return `${wayLabel(before.method)} does not come to ${zip}. ${wayLabel(after.method)} does on ${shortDay(date)}: ${costs}`;
  return reason === 'another-zip'
    ? `${wayLabel(after.method)} to ${zip}: ${costs}`
    : `${wayLabel(after.method)} on ${shortDay(date)}: ${costs}`;
}

/** How many are left, beside the line it concerns: `only 1 left`, `sold out`. */
function stockText(left: number): string {
  return left > 0 ? `only ${left} left` : 'sold out';
}

/** The way to another choice than the one that is offered; no other day has another tax. */
export function anotherChoice(change: OrderChange): string {
  if (change.what === 'terms' && change.tax) return 'Change the address';
  if (change.what === 'run') return 'Choose another time';
  return change.what === 'way' ? 'Choose another way' : 'Choose another day';
}

/** A refusal with what it is about, on one line. */
export function refusalText({
  text,
  changes = [],
}: {
  text: string;
  changes?: readonly OrderChange[];
}): string {
  return [text, ...changes.map((change) => `${changeText(change)}.`)].join(' ');
}

function wayLabel(method: string): string {
  const deliveryMethod = methodNamed(method);
  return deliveryMethod ? methodLabel(deliveryMethod) : 'this way';
}

/** A sentence as the end of another: begins small, without its full stop. */
export function asClause(sentence: string): string {
  return lowerFirst(sentence).replace(/\.$/, '');
}
