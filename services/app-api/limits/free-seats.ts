import type { Migration } from '@/services/database/migrate';
import { sql, type Statements } from '@/services/database/statements';
import { env } from '@/lib/config/env';
import { countedAddress } from '@/lib/core/ip-address';
import { accountOf, type Client, type KeyedDigest } from './client';

/** Who took free seats of which event, by a keyed digest of their e-mail (or user ID) and of their address; a row for each in every order. */
export const freeSeatTables: Migration = {
  name: '014-free-seats',
  statements: [
    `create table services.free_seat (event text not null, taker text not null, order_id text not null, seats integer not null check (seats > 0),
      taken_at timestamptz not null default now(), primary key (event, taker, order_id))`,
    'create index free_seat_order on services.free_seat (order_id)',
  ],
};

/** Seats of an event that cost nothing, and the lines they are on. */
export interface FreeSeats {
  event: string;
  seats: number;
  lineIDs: string[];
}

/** A person by a digest, with the most free seats of one event they may ever take. */
export interface SeatTaker {
  taker: string;
  most: number;
}

/**
 * Takes the free seats of an order that has none yet for all takers they count for; returns the seats of the first event where a taker would exceed their limit, or `null`. Each
 * event is locked until the end of the transaction, always in the same order.
 */
export function* takeFreeSeats(
  orderID: string,
  wanted: readonly FreeSeats[],
  takers: readonly SeatTaker[],
): Statements<FreeSeats | null> {
  for (const free of [...wanted].sort((a, b) => (a.event < b.event ? -1 : 1))) {
    yield* sql('select pg_advisory_xact_lock(hashtext($1))', [`free seats ${free.event}`]);
    for (const { taker, most } of takers) {
      const [taken] = yield* sql<{ seats: number }>(
        'select coalesce(sum(seats), 0)::integer as seats from services.free_seat where event = $1 and taker = $2',
        [free.event, taker],
      );
      if ((taken?.seats ?? 0) + free.seats > most) return free;
      yield* sql(
        'insert into services.free_seat (event, taker, order_id, seats) values ($1, $2, $3, $4)',
        [free.event, taker, orderID, free.seats],
      );
    }
  }
  return null;
}

/** Gives an order's free seats back. */
export function* leaveFreeSeats(orderID: string): Statements<void> {
  yield* sql('delete from services.free_seat where order_id = $1', [orderID]);
}

/** The takers that a client's free seats count for: the buyer, and the address they order from. */
export function seatTakers(client: Client, digest: KeyedDigest): SeatTaker[] {
  const { account, address } = env().LIMIT_FREE_SEATS;
  return [
    ...(account
      ? [{ taker: digest('seats-account', accountOf(client)), most: account.burst }]
      : []),
    ...(address
      ? [{ taker: digest('seats-address', countedAddress(client.address)), most: address.burst }]
      : []),
  ];
}
