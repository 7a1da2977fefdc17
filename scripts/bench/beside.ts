import { median } from '../support/quantiles.mjs';

/** What is measured, in which unit and how exactly; `most` is the bar, none for what is only told. */
export interface Measure {
  name: string;
  unit?: string;
  digits?: number;
  most?: number;
}

/** One measure of one build, or of two beside each other. */
export interface Beside {
  /** Whether the first build is under the bar. */
  holds: boolean;
  line: string;
}

/** The medians of one or two series with their spread, each beside the bar, and how much of the first the second is. Nothing measured is a miss. */
export function beside(
  { name, unit = '', digits = 0, most }: Measure,
  [first = [], second]: readonly (readonly number[])[],
): Beside {
  const shown = (value: number) => value.toFixed(digits);
  const isUnder = (values: readonly number[]) => most === undefined || median(values) <= most;
  const one = (values: readonly number[]) => {
    const spread = `${shown(median(values))}${unit && ` ${unit}`} (${shown(Math.min(...values))}–${shown(Math.max(...values))})`;
    return most === undefined ? spread : `${spread} ${isUnder(values) ? 'holds' : 'MISSED'}`;
  };
  const bar = most === undefined ? '' : `, at most ${most}${unit && ` ${unit}`}`;
  const other = second ? ` | ${one(second)} | ${ratio(median(second), median(first))}` : '';
  return { holds: isUnder(first), line: `  ${name}${bar}: ${one(first)}${other}` };
}

function ratio(other: number, first: number): string {
  return first === other ? '1.00 ×' : `${(other / first).toFixed(2)} ×`;
}
