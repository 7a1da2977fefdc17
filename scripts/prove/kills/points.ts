/** A request at which a submit is held: the process dies there. `after` holds the answer of work that was done. */
export interface KillPoint {
  name: string;
  at: 'before' | 'after';
  match: (orderID: string) => { system: string; method: string; route: string; orderID: string };
  /** What becomes of the order when the back end dies here; `byShopper` where only its shopper may submit it, whose token died too (decision 183). */
  end: 'placed' | 'refused';
  byShopper?: 'refused';
}

const on =
  (system: string, method: string, route: string, suffix = '') =>
  (orderID: string) => ({ system, method, route, orderID: `${orderID}${suffix}` });

/** Seven points of a submit that is paid with two gift cards, a card and Venmo, in their order. */
export const killPoints: readonly KillPoint[] = [
  {
    name: 'the order is read',
    at: 'before',
    match: on('commerce', 'GET', '/v1/orders/Incoming/*/worksheet'),
    end: 'refused',
  },
  {
    name: 'gift cards held, the gateway not asked yet',
    at: 'before',
    match: on('payments', 'POST', '*/transactions/advanced_search_ids'),
    end: 'refused',
  },
  {
    name: 'the card authorised, nobody told',
    at: 'after',
    match: on('payments', 'POST', '*/transactions', '-1-3'),
    end: 'refused',
  },
  {
    name: 'Venmo authorised, nobody told',
    at: 'after',
    match: on('payments', 'POST', '*/transactions', '-1-4'),
    end: 'placed',
    byShopper: 'refused',
  },
  {
    name: 'the first payment being written',
    at: 'before',
    match: on('commerce', 'POST', '/v1/orders/Incoming/*/payments'),
    end: 'placed',
    byShopper: 'refused',
  },
  {
    name: 'the submit not done yet',
    at: 'before',
    match: on('commerce', 'POST', '/v1/orders/*/submit'),
    end: 'placed',
    byShopper: 'refused',
  },
  {
    name: 'the submit done, nobody told',
    at: 'after',
    match: on('commerce', 'POST', '/v1/orders/*/submit'),
    end: 'placed',
  },
];
