import type { Queryable } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';
import { CommerceError, notFound, refusal, vendorError, type VendorError } from '../errors';
import type { Json } from '../engine/json';
import { saveResources } from '../engine/store';
import { toTheCent } from './lines/line-price';

/** A spending account as assigned to the customer of an order. */
interface Account extends Record<string, unknown> {
  id: string;
  doc: Json;
  exceed: boolean;
}

/** Checks the card or account a payment names against its type and the order's customer. Throws the vendor's refusal; inside a transaction. */
export async function checkSource(handle: Queryable, order: Json, payment: Json): Promise<void> {
  const { Type, CreditCardID, SpendingAccountID } = payment;
  if (typeof CreditCardID === 'string') {
    if (Type !== 'CreditCard') throw refusal('Payment.CannotSetCreditCard', { Type });
    if (!(await ownsCard(handle, order, CreditCardID))) throw notFound('CreditCard', CreditCardID);
  }
  if (typeof SpendingAccountID === 'string' && Type !== 'SpendingAccount')
    throw refusal('Payment.CannotSetSpendingAccount', { Type });
  if (Type !== 'SpendingAccount') return;
  if (typeof SpendingAccountID !== 'string') throw refusal('Payment.SpendingAccountIdMissing');
  const [account] = await readAccounts(handle, order, [SpendingAccountID]);
  const faults = faultsOf(SpendingAccountID, account, Number(payment.Amount ?? 0));
  if (faults.length > 0) throw new CommerceError(400, faults);
}

/**
 * What speaks against paying an order from its spending accounts now, and what is to be taken from each: a payment without an amount pays
 * what the others leave. The accounts stay locked to the end of the transaction.
 */
export async function spendingFaults(
  handle: Queryable,
  order: Json,
  payments: readonly Json[],
): Promise<{ faults: VendorError[]; debits: Debit[] }> {
  const sums = new Map<string, number>();
  const paidSum = payments.reduce((sum, { Amount }) => sum + Number(Amount ?? 0), 0);
  const rest = Math.max(0, Number(order.Total ?? 0) - paidSum);
  for (const payment of payments.filter(
    ({ Type, SpendingAccountID }) =>
      Type === 'SpendingAccount' && typeof SpendingAccountID === 'string',
  )) {
    const id = String(payment.SpendingAccountID);
    sums.set(id, toTheCent((sums.get(id) ?? 0) + Number(payment.Amount ?? rest)));
  }
  if (sums.size === 0) return { faults: [], debits: [] };
  const accounts = await readAccounts(handle, order, [...sums.keys()], true);
  const debits = [...sums].map(([id, amount]) => ({
    account: accounts.find((account) => account.id === id),
    id,
    amount,
  }));
  return {
    faults: debits.flatMap(({ account, id, amount }) => faultsOf(id, account, amount)),
    debits,
  };
}

/** What an order takes from one account, in dollars. */
interface Debit {
  account: Account | undefined;
  id: string;
  amount: number;
}

/** Takes the amounts from accounts that `spendingFaults` found good, or gives them back with sign 1. */
export async function debit(
  handle: Queryable,
  order: Json,
  debits: readonly Debit[],
  sign: 1 | -1,
): Promise<void> {
  const rows = debits.flatMap(({ account, amount }) =>
    account
      ? [
          {
            id: account.id,
            doc: {
              ...account.doc,
              Balance: toTheCent(Number(account.doc.Balance ?? 0) + sign * amount),
            },
          },
        ]
      : [],
  );
  await saveResources(handle, {
    kind: 'SpendingAccount',
    parent: String(order.FromCompanyID),
    rows,
  });
}

function faultsOf(id: string, account: Account | undefined, amount: number): VendorError[] {
  if (!account || account.doc.AllowAsPaymentMethod !== true)
    return [vendorError('Payment.InvalidSpendingAccountID', { SpendingAccountID: id })];
  const { StartDate, EndDate, Balance } = account.doc;
  const at = now().getTime();
  const open =
    (typeof StartDate !== 'string' || Date.parse(StartDate) <= at) &&
    (typeof EndDate !== 'string' || Date.parse(EndDate) > at);
  if (!open)
    return [vendorError('Payment.CannotUseExpiredSpendingAccount', { SpendingAccountID: id })];
  const left = Number(Balance ?? 0);
  return amount > left && !account.exceed
    ? [
        vendorError('Payment.ExceedsBalance', {
          SpendingAccountID: id,
          Balance: left,
          Amount: amount,
        }),
      ]
    : [];
}

function readAccounts(
  handle: Queryable,
  order: Json,
  ids: readonly string[],
  lock = false,
): Promise<Account[]> {
  return handle.query<Account>(
    `select s.id, s.doc, exists (select 1 from commerce.resource a where ${ASSIGNED} and a.doc -> 'AllowExceed' = 'true') as exceed
     from commerce.resource s where s.kind = 'SpendingAccount' and s.parent = $1 and s.id = any($3)
       and exists (select 1 from commerce.resource a where ${ASSIGNED})
     order by s.id ${lock ? 'for update of s' : ''}`,
    [order.FromCompanyID, order.FromUserID, ids],
  );
}

const ASSIGNED = `a.kind = 'SpendingAccountAssignment' and a.parent = $1 and a.doc ->> 'SpendingAccountID' = s.id and coalesce(a.doc ->> 'UserID', $2) = $2`;

async function ownsCard(
  handle: Queryable,
  { FromCompanyID, FromUserID }: Json,
  id: string,
): Promise<boolean> {
  const rows = await handle.query(
    `select 1 from commerce.resource where kind = 'UserCreditCard' and parent = $2 and id = $3
     union all select 1 from commerce.resource c join commerce.resource a on a.kind = 'CreditCardAssignment' and a.parent = $1
       and a.doc ->> 'CreditCardID' = c.id and coalesce(a.doc ->> 'UserID', $2) = $2
     where c.kind = 'CreditCard' and c.parent = $1 and c.id = $3`,
    [FromCompanyID, FromUserID, id],
  );
  return rows.length > 0;
}
