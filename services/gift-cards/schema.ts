import type { Migration } from '@/services/database/migrate';

/** Gift cards that were sold: which number went to which line of which order, and the mail that carries it. Never a PIN. */
export const giftCardTables: Migration = {
  name: '011-gift-cards',
  statements: [
    `create table services.gift_card (
      number text primary key references services.gift_card_number (number),
      order_id text not null,
      place integer not null,
      line_id text not null,
      product_id text not null check (product_id in ('GIFTCARD', 'EGIFTCARD')),
      cents integer not null check (cents > 0),
      email text,
      send_on date,
      message_id text,
      mailings integer not null default 0,
      mailed_at timestamptz,
      activated_at timestamptz,
      unique (order_id, place),
      check ((product_id = 'EGIFTCARD') = (email is not null and message_id is not null)))`,
  ],
};

/** How often a paper card was printed: each print draws another PIN. */
export const giftCardPrints: Migration = {
  name: '015-gift-card-prints',
  statements: ['alter table services.gift_card add column prints integer not null default 0'],
};
