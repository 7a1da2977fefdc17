import { env } from '@/lib/config/env';
import { accountOf, type Client } from '../limits/client';
import type { KeyedDigest } from '../limits/keyed';
import type { SeatTaker } from './free-seats';

/** For whom a client's free seats count: who orders, and the address they order from. */
export function seatTakers(client: Client, digest: KeyedDigest): SeatTaker[] {
  const { account, address } = env().LIMIT_FREE_SEATS;
  return [
    ...(account
      ? [{ taker: digest('seats-account', accountOf(client)), most: account.burst }]
      : []),
    ...(address ? [{ taker: digest('seats-address', client.address), most: address.burst }] : []),
  ];
}
