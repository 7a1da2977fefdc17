import { textOf } from '@/lib/core/text';
import type { OrderLine } from '../line/order-line';

/** When on its day a shipment comes, by its first line: the window that was agreed, else the part of the day that was wished for (specification B3); `null` for any time. */
export function shipmentWindow(line: Pick<OrderLine, 'xp'> | undefined): string | null {
  const preference = textOf(line?.xp.TimePreference);
  return textOf(line?.xp.TimeWindow) ?? (preference === 'NO PREF' ? null : preference);
}

/** The same in words: the hours of a delivery run, or what was agreed, as it is written. */
export function windowWords(
  window: string | null,
  runs: readonly { id: string; label: string }[],
): string | null {
  return runs.find(({ id }) => id === window)?.label ?? window;
}
