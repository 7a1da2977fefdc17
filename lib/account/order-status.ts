/** The statuses of specification A4 a shopper sees. */
export type DisplayStatus = 'Received' | 'Delivered' | 'Canceled' | 'Processing';

const groups: Record<'Delivered' | 'Canceled', readonly string[]> = {
  Delivered: ['delivered', 'complete'],
  Canceled: ['canceled'],
};

/** The display status of a shipment (specification A4): what the shop floor's system writes, grouped; unknown is Received, empty Processing. */
export function displayStatus(status: string | null | undefined): DisplayStatus {
  const normalized = (status ?? '').trim().toLowerCase();
  if (normalized === '') return 'Processing';
  if (groups.Delivered.includes(normalized)) return 'Delivered';
  return groups.Canceled.includes(normalized) ? 'Canceled' : 'Received';
}

/** Whether a shipment of this status is done with: nothing of it changes any more. */
export function isOver(status: DisplayStatus): boolean {
  return status === 'Delivered' || status === 'Canceled';
}

/** The status of an order by its shipments': the one all share, else the furthest behind of those not canceled. */
export function orderStatus(statuses: readonly DisplayStatus[]): DisplayStatus {
  const live = statuses.filter((status) => status !== 'Canceled');
  if (live.length === 0) return statuses.length > 0 ? 'Canceled' : 'Processing';
  return (
    (['Processing', 'Received', 'Delivered'] as const).find((status) => live.includes(status)) ??
    'Received'
  );
}
