import { createHash } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import { PlainError } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { toCents, toDollars } from '@/lib/core/money';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Store } from '@/services/database/statements';
import { eventsOf, tellOfCancel, type MoneyEvent } from '../after/money/books';
import { journal } from '../orders/journal';
import type { TaxMessage } from '../outbox/order-messages';
import { callAvatax } from '../upstream/avatax';
import type { Upstream } from '../upstream/upstream';
import { documentTotals, returnDocument, saleDocument, type TaxDocument } from './tax-document';

/** Where a sale is looked up, and what documents are written with. */
interface Reporting {
  env: Env;
  store: Store;
  shop: Pick<Upstream, 'places' | 'taxRates'>;
}

/**
 * Tells AvaTax one message of the outbox (decision 171). Each may come twice and in any order: a code is recorded once, a return of a cancelled order not at all, and a void waits for
 * its sale. Throws `UpstreamError`, and what keeps the order from being read: the message is tried again.
 */
export async function reportTax(reporting: Reporting, message: TaxMessage): Promise<void> {
  const { orderID } = message.payload;
  const sale = await saleOf(reporting, orderID);
  if (message.kind === 'tax-sale') return create(reporting.env, orderID, sale);
  const events = await eventsOf(reporting.store, orderID);
  if (message.kind === 'tax-void') return voidSale(reporting.env, orderID, sale, events);
  const lowered = events.find(({ key }) => key === message.payload.key);
  if (!lowered || tellOfCancel(events)) return;
  await create(reporting.env, orderID, returnOf(sale, lowered));
  // Cancelled while it was being recorded.
  const since = await eventsOf(reporting.store, orderID);
  if (tellOfCancel(since)) await voidSale(reporting.env, orderID, sale, since);
}

async function saleOf({ env, store, shop }: Reporting, orderID: string): Promise<TaxDocument> {
  const calculated = (await journal(store).find(orderID))?.calculated;
  if (!calculated) throw new PlainError('The order is not in the journal.');
  const [{ stores }, taxRates] = await Promise.all([shop.places.get(), shop.taxRates.get()]);
  return saleDocument(calculated, { companyCode: env.AVATAX_COMPANY_CODE, stores, taxRates });
}

/** A return has a code of its own: the order's, and a digest of the lowering it comes from. */
function returnOf(sale: TaxDocument, { key, cents, at }: MoneyEvent): TaxDocument {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 10);
  return returnDocument(sale, { code: `${sale.code}-${digest}`, cents, at });
}

/** What AvaTax answers of a transaction. */
interface Recorded {
  totalAmount?: number;
  totalTax?: number;
}

/** Records a document once. What AvaTax has under its code already is compared with it, for the code may be somebody else's. */
async function create(env: Env, orderID: string, document: TaxDocument): Promise<void> {
  const recorded = await callAvatax(env, {
    operation: 'create',
    path: '/transactions/create',
    body: document,
  }).catch((error: unknown) => {
    if (!isRefusedAs(error, 'DocStatusError')) throw error;
    return callAvatax(env, { operation: 'read', path: pathOf(env, document) });
  });
  const { totalAmount = NaN, totalTax = NaN } = JSON.parse(recorded) as Recorded;
  const { amount, tax } = documentTotals(document);
  if (toCents(totalAmount) === amount && toCents(totalTax) === tax) return;
  log('error', 'tax recorded otherwise than charged', {
    orderID,
    upstream: 'tax',
    detail: `${document.code}: ${totalAmount} and ${totalTax}, not ${toDollars(amount)} and ${toDollars(tax)}`,
  });
}

/**
 * Voids a sale and its returns. A sale that is locked was reported already: it is given back as returns, of each lowering (which may not be recorded yet, and
 * is not once the order is cancelled) and of what is left.
 */
async function voidSale(
  env: Env,
  orderID: string,
  sale: TaxDocument,
  events: readonly MoneyEvent[],
): Promise<void> {
  // What is lowered after the end has no return of its own.
  const end = events.findIndex(({ kind }) => kind === 'canceled');
  const lowered = events.slice(0, end).filter(({ kind }) => kind === 'lowered');
  try {
    await voidOne(env, sale);
  } catch (error) {
    if (!isRefusedAs(error, 'CannotModifyLockedTransaction')) throw error;
    for (const event of lowered) await create(env, orderID, returnOf(sale, event));
    const { amount, tax } = documentTotals(sale);
    const cents = lowered.reduce((left, event) => left - event.cents, amount + tax);
    const canceled = events[end];
    if (canceled && cents > 0) await create(env, orderID, returnOf(sale, { ...canceled, cents }));
    return;
  }
  for (const event of lowered) await voidIfThere(env, returnOf(sale, event));
}

async function voidIfThere(env: Env, document: TaxDocument): Promise<void> {
  await voidOne(env, document).catch((error: unknown) => {
    if (!isRefusedAs(error, 'EntityNotFoundError')) throw error;
  });
}

async function voidOne(env: Env, document: TaxDocument): Promise<void> {
  await callAvatax(env, {
    operation: 'void',
    path: pathOf(env, document, '/void'),
    body: { code: 'DocVoided' },
  }).catch((error: unknown) => {
    if (!isRefusedAs(error, 'TransactionAlreadyCancelled')) throw error;
  });
}

function pathOf({ AVATAX_COMPANY_CODE }: Env, { code, type }: TaxDocument, verb = ''): string {
  const [company, name] = [AVATAX_COMPANY_CODE, code].map(inPath);
  return `/companies/${company}/transactions/${name}${verb}?documentType=${type}`;
}

/** A code in an address: signs that would end a part of it are written as the vendor documents, for it does not read them encoded. */
function inPath(code: string): string {
  const hex = (sign: string) => sign.charCodeAt(0).toString(16);
  return encodeURIComponent(code.replace(/[/+?%#]/g, (sign) => `_-ava${hex(sign)}-_`));
}

function isRefusedAs(error: unknown, code: string): boolean {
  return isUpstreamError(error) && error.code === code;
}
