const wide = 'address 999999+999999/min';

/** Limits of payments, orders, free seats, gift cards bought and reset links that no run of tests reaches: all of its shoppers share one address and a few cards. */
export const wideLimits = {
  LIMIT_DECLINES_UNASKED: wide,
  LIMIT_DECLINES: wide,
  LIMIT_SAVED_CARDS: wide,
  LIMIT_ORDERS: wide,
  LIMIT_FREE_ORDERS: wide,
  LIMIT_FREE_SEATS: wide,
  LIMIT_GIFT_CARDS_BOUGHT: wide,
  LIMIT_FORGOT: wide,
  LIMIT_PUBLIC_REQUESTS: wide,
  LIMIT_ORDER_LOOKUPS: wide,
  LIMIT_ORDER_CODES: wide,
};
