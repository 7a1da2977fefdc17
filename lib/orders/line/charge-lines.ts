import { formatCents, type Cents } from '@/lib/core/money';

/** One line of a sum: what it is for, and how much in cents. */
export interface FeeLine {
  label: string;
  cents: Cents;
  /** What the amount contains, in words. */
  note?: string;
}

/** Assembly and placement, where they cost something. */
export function optionLines({
  assembly,
  placement,
}: {
  assembly: Cents;
  placement: Cents;
}): FeeLine[] {
  return over0([
    { label: 'Assembly', cents: assembly },
    { label: 'Placement', cents: placement },
  ]);
}

/** The fees of one shipment or of a whole order in the order in which every list has them (specification B2). */
export function feesInOrder<Line>({
  picking = [],
  handling = [],
  service = [],
  delivery = [],
}: Partial<Record<'picking' | 'handling' | 'service' | 'delivery', readonly Line[]>>): Line[] {
  return [...picking, ...handling, ...service, ...delivery];
}

/** The lines that cost something. */
export function over0(lines: readonly FeeLine[]): FeeLine[] {
  return lines.filter(({ cents }) => cents > 0);
}

/** What of a delivery fee on a screen is the wired service and what the day's own fee, in words; nothing where it is neither. */
export function includedNote(wiredService: Cents, dayFee: Cents = 0): Pick<FeeLine, 'note'> {
  const contained = [
    ...(wiredService > 0 ? [`Service Fee ${formatCents(wiredService)}`] : []),
    ...(dayFee > 0 ? [`${formatCents(dayFee)} for the day and time`] : []),
  ];
  return contained.length > 0 ? { note: `${contained.join(' and ')} included` } : {};
}
