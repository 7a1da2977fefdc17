import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import { now } from '@/lib/core/time/clock';
import type { TakenSecrets } from '@/lib/core/signature';
import type { Store } from '@/services/database/statements';
import { enqueue } from '../../outbox/outbox';
import { publicRequestSchema } from '../../requests/public-request';
import { refused } from '../http/answers';
import { readBody } from '../http/read-body';
import { endVisit, isEndedVisit } from './ended-visits';
import { clearAccount, clearAfterLogIn, countAttempt, takeBackAttempt } from './failed-log-ins';
import { keepRequest } from './keep-request';
import { messagesOf } from './notices';
import { attemptSchema, noticeSchema, outcomeSchema, visitSchema } from './requests';
import { refuseUnsigned } from './signed';

interface InternalRoutes {
  store: Store;
  /** Shared with the storefronts. */
  secrets: TakenSecrets;
  /** A mail has been put into the outbox. */
  told(): void;
}

/** The calls of the storefronts themselves, not of a shopper: what all of them count and remember together (decisions 092, 093). */
export function internalRoutes({ store, secrets, told }: InternalRoutes): Hono {
  const routes = new Hono();
  routes.use('*', async (context, next) => (await refuseUnsigned(context, secrets)) ?? next());
  const answered =
    <Schema extends z.ZodType>(schema: Schema, run: (body: z.output<Schema>) => Promise<unknown>) =>
    async (context: Context) => {
      const body = await readBody(context, schema);
      return body.ok
        ? context.json({ data: (await run(body.value)) ?? {} })
        : refused(context, body.error);
    };

  routes.post(
    '/log-ins/attempts',
    answered(attemptSchema, (tried) => countAttempt(store, tried, now())),
  );
  routes.post(
    '/log-ins/outcomes',
    answered(outcomeSchema, (outcome) => {
      if (outcome.Outcome === 'PasswordReset') return clearAccount(store, outcome.Account);
      return outcome.Outcome === 'Succeeded'
        ? clearAfterLogIn(store, outcome)
        : takeBackAttempt(store, outcome);
    }),
  );
  routes.post(
    '/visits/end',
    answered(visitSchema, ({ SessionID }) => endVisit(store, SessionID, now())),
  );
  routes.post(
    '/visits/state',
    answered(visitSchema, async ({ SessionID }) => ({
      Ended: await isEndedVisit(store, SessionID),
    })),
  );
  routes.post(
    '/account-notices',
    answered(noticeSchema, async (notice) => {
      await store.transact(function* () {
        for (const message of messagesOf(notice)) yield* enqueue(message);
      });
      told();
    }),
  );
  routes.post(
    '/public-requests',
    answered(publicRequestSchema, async (request) => {
      await keepRequest(store, request);
      told();
    }),
  );
  return routes;
}
