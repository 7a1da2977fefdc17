import { log } from '@/lib/core/log';
import { securityEvent } from '@/lib/security/security-log';
import type { CardTransaction, GatewayMeans } from '../../upstream/payments/card-payments';
import { LostRow } from '../../orders/journal';
import type { SagaContext } from './saga-context';
import type { Refusal, Submission } from '../../orders/submission';
import { tenderName, type TenderRow } from '../../orders/tender-row';

type Authorised = { authorised: TenderRow } | { refusal: Refusal; standing: boolean };

/**
 * Holds one tender's money at the gateway, which is searched first: an earlier try may have held it already. Without means (a row taken over) only what is
 * found counts. Throws while the outcome is not known.
 */
export async function authoriseTender(
  { upstream, at }: SagaContext,
  row: Submission,
  tender: TenderRow,
  { means, card }: { means: GatewayMeans | null; card?: string },
): Promise<Authorised> {
  const name = tenderName(row, tender);
  const transactions = await upstream.payments.findByOrder(name).catch((error: unknown) => {
    if (means === null) throw error;
    return null;
  });
  const found = transactions?.find(({ standing }) => standing);
  if (transactions === null || (!found && means === null))
    return { refusal: { code: 'cannot-process' }, standing: false };
  const answer =
    found || means === null
      ? { authorised: true as const, transaction: found! }
      : await upstream.payments.authorise({
          gatewayOrderID: name,
          cents: tender.cents,
          billing: tender.billing ?? null,
          ...means,
        });
  if (!answer.authorised) {
    securityEvent(answer.foreign ? 'foreign-token' : 'declined', {
      orderID: row.orderID,
      card,
      reason: answer.foreign ? 'vault-card' : answer.unverified ? 'unverified' : 'order',
    });
    return {
      refusal: { code: answer.unverified ? 'card-unverified' : 'payment-declined' },
      standing: false,
    };
  }
  await at('card-authorised');
  const { cents, inDollars, kind } = answer.transaction;
  if (cents !== tender.cents || !inDollars || kind === null) {
    log('error', 'gateway holds something else than was asked', {
      orderID: row.orderID,
      upstream: 'payments',
      operation: 'authorise',
      detail: `${cents} cents${inDollars ? '' : ' of another currency'}, not ${tender.cents}; ${kind ?? 'no known kind'}`,
    });
    return { refusal: { code: 'cannot-process' }, standing: true };
  }
  return { authorised: withTransaction(tender, answer.transaction, kind) };
}

/** Voids everything the gateway holds for an attempt, recorded or not. Throws when that is not certain. */
export async function releaseTenders({ upstream }: SagaContext, row: Submission): Promise<void> {
  for (const tender of row.tenders.filter(({ held }) => held === 'gateway')) {
    const standingTransactions = (
      await upstream.payments.findByOrder(tenderName(row, tender))
    ).filter(({ standing }) => standing);
    for (const { transactionID } of standingTransactions)
      await upstream.payments.release(transactionID);
  }
}

/**
 * Records money that was just held. A process that took the row over meanwhile and gave it up could not see this money: then it is voided. Throws what `write`
 * throws.
 */
export async function orLetGo(
  context: SagaContext,
  row: Submission,
  write: () => Promise<Submission>,
): Promise<Submission> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof LostRow && (await isGivenUp(context, row)))
      await releaseTenders(context, row);
    throw error;
  }
}

async function isGivenUp(
  { journal }: SagaContext,
  { orderID, attempt }: Submission,
): Promise<boolean> {
  const present = await journal.find(orderID);
  return (
    present !== null &&
    (present.attempt > attempt || present.state === 'releasing' || present.state === 'refused')
  );
}

/** What the journal stores of a transaction: its kind by the gateway, whatever the browser called it. */
function withTransaction(
  tender: TenderRow,
  { transactionID, endsAt, cardType, last4, account, addressCheck }: CardTransaction,
  kind: TenderRow['kind'],
): TenderRow {
  return { ...tender, kind, transactionID, endsAt, cardType, last4, account, addressCheck };
}
