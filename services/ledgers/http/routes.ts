import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { problem } from '@/lib/core/errors/error-codes';
import { toDollars } from '@/lib/core/money';
import { isRightByOne, isSameText } from '@/lib/core/signature';
import { now } from '@/lib/core/time/clock';
import { conflict, invalidToken, refused, thrown } from '../../http/answers';
import { taking } from '../../http/read-body';
import type { Hold, Ledger, LedgerRefusal, PortAccount, RefundRefusal } from '../port';
import { ledgerOpenapi } from './openapi';
import {
  commitSchema,
  findSchema,
  holdSchema,
  openSchema,
  refundSchema,
  releaseSchema,
} from './schemas';

/** The key to a ledger by HTTP, and the one before. */
type LedgerKeys = Pick<Env, 'LEDGER_KEY' | 'LEDGER_KEY_PREVIOUS'>;

/** What a ledger says with a refusal. */
const refusalWords: Record<LedgerRefusal | RefundRefusal, string> = {
  'unknown-account': 'There is no such account.',
  insufficient: 'There is not so much on the account that can be spent.',
  'key-taken': 'Another amount or account was named by this key before.',
  'unknown-hold': 'There is no such hold.',
  committed: 'The hold was spent.',
  released: 'The hold was given back.',
  'no-account': 'There is no such account.',
  'account-closed': 'Nobody can spend from the account.',
};

/** A ledger by HTTP, for whoever has the key (decision 164). Without a key it is closed. */
export function ledgerRoutes(
  ledger: Ledger,
  { LEDGER_KEY: key, LEDGER_KEY_PREVIOUS: before }: LedgerKeys,
): Hono {
  const routes = new Hono();
  routes.onError((error, c) => thrown(c, error));
  routes.notFound((c) => refused(c, problem('not-found')));
  routes.get('/openapi.json', (c) => c.json(ledgerOpenapi));
  routes.use(
    bodyLimit({ maxSize: 16 * 1024, onError: (c) => refused(c, { code: 'payload-too-large' }) }),
  );
  routes.use(async (c, next) => {
    const bearer = c.req.header('authorization') ?? '';
    const isKey = (valid: string) => isSameText(bearer, `Bearer ${valid}`);
    if (key === undefined || !isRightByOne([key, before], isKey)) return invalidToken(c);
    await next();
    c.header('Cache-Control', 'private, no-store');
  });

  routes.post('/accounts/find', taking(findSchema), async (c) => {
    const body = c.req.valid('json');
    const { Kind } = body;
    if ('Number' in body) return account(c, await ledger.find(Kind, body.Number));
    return account(
      c,
      'OwnerID' in body
        ? await ledger.findOwned(Kind, body.OwnerID)
        : await ledger.findReferenced(Kind, body.Reference),
    );
  });

  routes.post('/accounts/open', taking(openSchema), async (c) => {
    const body = c.req.valid('json');
    return account(c, await ledger.giftCard(body.Number, body.Pin));
  });

  routes.post('/holds', taking(holdSchema), async (c) => {
    const { Key: name, Kind: kind, Number: number, Amount: cents, ExpiresAt } = c.req.valid('json');
    const expiresAt = new Date(ExpiresAt);
    return holdResponse(
      c,
      await ledger.hold({ key: name, kind, number, cents, expiresAt, now: now() }),
    );
  });

  routes.post('/holds/commit', taking(commitSchema), async (c) => {
    return holdResponse(c, await ledger.commit(c.req.valid('json').Key, now()));
  });

  routes.post('/holds/release', taking(releaseSchema), async (c) => {
    const { Key: name, Kind: kind, Number: number, Amount: cents } = c.req.valid('json');
    return holdResponse(c, await ledger.release(name, now(), { kind, number, cents }));
  });

  routes.post('/refunds', taking(refundSchema), async (c) => {
    const { Key: name, Kind: kind, Number: number, Amount: cents } = c.req.valid('json');
    const refusal = await ledger.refund({ key: name, kind, number, cents, now: now() });
    return refusal
      ? refuse(c, refusal)
      : c.json({ data: { Key: name, Kind: kind, Amount: toDollars(cents) } });
  });
  return routes;
}

function account(c: Context, found: PortAccount | null): Response {
  if (!found) return refused(c, problem('not-found'));
  const { kind, number, reference, ownerID, active, hasPin, balance, expiresOn } = found;
  return c.json({
    data: {
      Kind: kind,
      Number: number,
      Reference: reference,
      OwnerID: ownerID,
      Active: active,
      PinEnabled: hasPin,
      Balance: toDollars(balance),
      ExpirationDate: expiresOn,
    },
  });
}

function holdResponse(c: Context, answer: Awaited<ReturnType<Ledger['hold']>>): Response {
  if (!answer.ok) return refuse(c, answer.error);
  const { key, cents, state, expiresAt }: Hold = answer.value;
  return c.json({
    data: {
      Key: key,
      Amount: toDollars(cents),
      State: state,
      ExpiresAt: expiresAt.toISOString(),
    },
  });
}

function refuse(c: Context, refusal: LedgerRefusal | RefundRefusal): Response {
  return conflict(c, refusal, refusalWords[refusal]);
}
