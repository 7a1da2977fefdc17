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

/** The lines that cost something. */
export function over0(lines: readonly FeeLine[]): FeeLine[] {
  return lines.filter(({ cents }) => cents > 0);
}

/** The wired service within the delivery fee of a screen, in words; nothing where there is none. */
export function serviceNote(wiredService: Cents): Pick<FeeLine, 'note'> {
  return wiredService > 0 ? { note: `Service Fee ${formatCents(wiredService)} included` } : {};
}
