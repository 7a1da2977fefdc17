import { localPlatform } from '@/lib/config/local-platform';
import { newId } from '@/lib/core/ids';
import { toDollars } from '@/lib/core/money';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { Queryable } from '@/services/database/database';
import { queueNotice } from './notices';
import type { PaymentTransaction, TransactionStatus } from './transaction';
import { transactionXml } from './transaction-xml';
import { XmlList } from './xml';

const kinds: Partial<Record<TransactionStatus, string>> = {
  settled: 'transaction_settled',
  settlement_declined: 'transaction_settlement_declined',
};

/**
 * Tells of transactions that were settled or declined just now: of each by itself only where `each` says so (the vendor does it for debits of bank accounts,
 * never for cards), and of those that were settled in one disbursement, as for an account whose funds the vendor manages.
 */
export async function tellSettlements(
  handle: Queryable,
  transactions: readonly PaymentTransaction[],
  { each, at }: { each: boolean; at: Date },
): Promise<void> {
  for (const transaction of each ? transactions : []) {
    const kind = kinds[transaction.status];
    if (kind)
      await queueNotice(handle, {
        kind,
        at,
        subject: { transaction: transactionXml(transaction) },
      });
  }
  const settled = transactions.filter(({ status }) => status === 'settled');
  if (settled.length === 0) return;
  const cents = settled.reduce(
    (sum, { cents: some, type }) => sum + (type === 'credit' ? -some : some),
    0,
  );
  const disbursement = {
    id: newId(),
    transactionIds: new XmlList(
      'item',
      settled.map(({ id }) => id),
    ),
    success: true,
    retry: false,
    merchantAccount: {
      id: localPlatform.payments.merchantId,
      currencyIsoCode: 'USD',
      subMerchantAccount: false,
      status: 'active',
    },
    amount: toDollars(Math.abs(cents)).toFixed(2),
    disbursementType: cents < 0 ? 'debit' : 'credit',
    disbursementDate: chicagoDate(at),
    exceptionMessage: null,
    followUpAction: null,
  };
  await queueNotice(handle, { kind: 'disbursement', at, subject: { disbursement } });
}
