import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { now } from '@/lib/core/time/clock';
import { failure } from './failure';

const address = z.object({
  line1: z.string().max(50).nullish(),
  city: z.string().max(50).nullish(),
  region: z.string().nullish(),
  country: z.string().nullish(),
  postalCode: z.string().max(11).nullish(),
});
const addresses = z.object({
  shipFrom: address.optional(),
  shipTo: address.optional(),
  singleLocation: address.optional(),
});
const taxOverride = z.object({
  type: z.string(),
  taxAmount: z.number().optional(),
  taxDate: z.string().optional(),
  reason: z.string().min(1),
});
const created = z.object({
  code: z.string().max(50),
  type: z.enum(['SalesInvoice', 'ReturnInvoice']),
  companyCode: z.string().max(25),
  date: z.string(),
  customerCode: z.string().min(1).max(50),
  commit: z.boolean().default(false),
  referenceCode: z.string().max(50).optional(),
  currencyCode: z.string().default('USD'),
  addresses: addresses.optional(),
  lines: z
    .array(
      z.object({
        number: z.string().max(50),
        quantity: z.number().default(1),
        amount: z.number(),
        taxCode: z.string().max(25).optional(),
        itemCode: z.string().max(50).optional(),
        description: z.string().max(2096).optional(),
        addresses: addresses.optional(),
        taxOverride: taxOverride.optional(),
      }),
    )
    .min(1),
});

type Created = z.infer<typeof created>;

/** A transaction as it was recorded; amounts in dollars. */
export interface Transaction extends Created {
  id: number;
  status: 'Saved' | 'Committed' | 'Cancelled';
  totalAmount: number;
  totalTax: number;
  /** It is part of a return that was filed: nothing changes it any more. */
  locked: boolean;
  modifiedDate: string;
}

/**
 * AvaTax's transactions as it documents them, for as long as this process lives: created, read by code, voided. A code that is committed or cancelled takes no other
 * (`DocStatusError`). Only what the caller overrides is taxed: the stand-in knows no rules of taxation.
 */
export function transactions(companyCode: string): {
  routes: Hono;
  all(): Transaction[];
  lock(code: string): void;
} {
  const byKey = new Map<string, Transaction>();
  const routes = new Hono();
  const keyOf = (code: string, type: string) => `${type} ${code}`;
  const found = (c: Context) =>
    c.req.param('company') === inPath(companyCode)
      ? byKey.get(keyOf(c.req.param('code') ?? '', c.req.query('documentType') ?? 'SalesInvoice'))
      : undefined;
  const nowhere = (c: Context) =>
    failure(c, 404, 'EntityNotFoundError', 'The transaction was not found.');

  routes.post('/transactions/create', async (c) => {
    const body = created.safeParse(await c.req.json().catch(() => null));
    if (!body.success) {
      const [issue] = body.error.issues;
      return failure(c, 400, 'ValueRequiredError', `${issue?.path.join('.')}: ${issue?.message}`);
    }
    const wanted = body.data;
    if (wanted.companyCode !== companyCode)
      return failure(c, 400, 'CompanyNotFoundError', 'Company not found.');
    const earlier = byKey.get(keyOf(wanted.code, wanted.type));
    if (earlier && earlier.status !== 'Saved')
      return failure(c, 400, 'GetTaxError', 'DocStatus is invalid for this operation.', {
        number: 300,
        faultSubCode: 'DocStatusError',
        description: 'Expected Saved|Posted',
        refersTo: 'DocStatus',
      });
    if (wanted.type === 'ReturnInvoice' && wanted.lines.some(({ amount }) => amount > 0))
      return failure(c, 400, 'RangeError', 'Amounts of a return are not positive.');
    const sum = (of: (line: Created['lines'][number]) => number) =>
      Math.round(wanted.lines.reduce((all, line) => all + of(line), 0) * 100) / 100;
    const transaction: Transaction = {
      ...wanted,
      id: earlier?.id ?? byKey.size + 1,
      status: wanted.commit ? 'Committed' : 'Saved',
      totalAmount: sum(({ amount }) => amount),
      totalTax: sum((line) => line.taxOverride?.taxAmount ?? 0),
      locked: false,
      modifiedDate: now().toISOString(),
    };
    byKey.set(keyOf(wanted.code, wanted.type), transaction);
    return c.json(transaction, 201);
  });

  routes.get('/companies/:company/transactions/:code', (c) => {
    const transaction = found(c);
    return transaction ? c.json(transaction) : nowhere(c);
  });

  routes.post('/companies/:company/transactions/:code/void', async (c) => {
    const transaction = found(c);
    if (!transaction) return nowhere(c);
    const body = (await c.req.json().catch(() => ({}))) as { code?: unknown };
    if (body.code !== 'DocVoided' && body.code !== 'DocDeleted')
      return failure(c, 400, 'ValueRequiredError', 'The field code is required.');
    if (transaction.status === 'Cancelled')
      return failure(c, 400, 'TransactionAlreadyCancelled', 'This transaction is cancelled.');
    if (transaction.locked)
      return failure(c, 400, 'CannotModifyLockedTransaction', 'This transaction is locked.');
    transaction.status = 'Cancelled';
    transaction.modifiedDate = now().toISOString();
    return c.json(transaction);
  });
  const lock = (code: string) => {
    for (const transaction of byKey.values())
      if (transaction.code === code) transaction.locked = true;
  };
  return { routes, all: () => [...byKey.values()], lock };
}

const signs: Record<string, string> = { '/': '2f', '+': '2b', '?': '3f', '%': '25', '#': '23' };

/** A code as the vendor wants it in an address: signs that would end a part of it in letters of its own. */
function inPath(code: string): string {
  return code.replace(/[/+?%#]/g, (sign) => `_-ava${signs[sign]}-_`);
}
