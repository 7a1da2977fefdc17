import type { ChicagoDate } from '@/lib/core/time/chicago-day';

/**
 * Whether there can be a problem with an order to report yet: a part of it has been delivered, or its day has come without it. What was canceled does not
 * count. `date` is the promised Chicago day; `status` the display status, empty where it is not known.
 */
export function isReportable(
  shipments: readonly { status: string; date: ChicagoDate | null }[],
  today: ChicagoDate,
): boolean {
  return shipments.some(
    ({ status, date }) =>
      status === 'Delivered' || (status !== 'Canceled' && date !== null && date <= today),
  );
}
