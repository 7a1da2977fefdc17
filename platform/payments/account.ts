import type { Queryable } from '@/services/database/database';

/** Whether the merchant has 3-D Secure switched on for the account; off until somebody does. */
export async function hasThreeDSecure(handle: Queryable): Promise<boolean> {
  const rows = await handle.query('select 1 from payment_account where three_d_secure');
  return rows.length > 0;
}

/** Switches 3-D Secure on or off, as the vendor does for a merchant who asks. */
export async function switchThreeDSecure(handle: Queryable, on: boolean): Promise<void> {
  await handle.query(
    `insert into payment_account (id, three_d_secure) values (1, $1)
     on conflict (id) do update set three_d_secure = excluded.three_d_secure`,
    [on],
  );
}

/** The currency of the merchant account that money goes to: every transaction is one in it. */
export async function accountCurrency(handle: Queryable): Promise<string> {
  const [row] = await handle.query<{ currency: string }>('select currency from payment_account');
  return row?.currency ?? 'USD';
}

/** Makes an account in another currency the default one, as the merchant does in the control panel. */
export async function switchCurrency(handle: Queryable, currency: string): Promise<void> {
  await handle.query(
    `insert into payment_account (id, currency) values (1, $1)
     on conflict (id) do update set currency = excluded.currency`,
    [currency],
  );
}
