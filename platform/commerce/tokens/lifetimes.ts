import type { StockApiClient } from '@/platform/stock/stock-shape';

const USER_MINUTES = 600;

/** Seconds a token of a customer or the back office lives: the client says how many minutes. */
export function userLife(client: Pick<StockApiClient, 'AccessTokenDuration'> | undefined): number {
  return (client?.AccessTokenDuration || USER_MINUTES) * 60;
}
