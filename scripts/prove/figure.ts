import { median } from '../support/quantiles.mjs';

/** A measured figure beside its limit. */
export interface Figure {
  holds: boolean;
  /** One line for people: median, least and greatest, limit. */
  line: string;
}

/** The median of some measurements against the limit it must stay under. Nothing measured is a miss. */
export function figure(
  name: string,
  values: readonly number[],
  limit: number,
  unit: 's' | 'MB',
): Figure {
  const middle = median(values);
  const holds = values.length > 0 && middle < limit;
  const shown = (value: number) => value.toFixed(unit === 's' ? 1 : 0);
  const spread = `${shown(Math.min(...values))}–${shown(Math.max(...values))}`;
  return {
    holds,
    line: `${holds ? 'ok  ' : 'MISS'} ${name}: median ${shown(middle)} ${unit} (${spread}, ${values.length} measured), limit ${limit} ${unit}`,
  };
}
