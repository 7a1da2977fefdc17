import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import { now } from '@/lib/core/time/clock';
import type { TakenSecrets } from '@/lib/core/signature';
import { sql, type Store } from '@/services/database/statements';
import { sessionLifetimeSeconds } from '@/lib/session/cookie';
import { enqueue, type OutboxMessage } from '../../outbox/outbox';
import { publicRequestSchema, type PublicRequest } from '../../requests/public-request';
import {
  endedNoticeSchema,
  endStockNotice,
  keepStockNotice,
  stockNoticeSchema,
} from '../../stock-notices/stock-notice';
import { refused } from '../../http/answers';
import type { AppApiVariables } from '../../http/caller';
import { readBody } from '../../http/read-body';
import {
  attemptSchema,
  clearAccount,
  clearAfterLogIn,
  countAttempt,
  outcomeSchema,
  takeBackAttempt,
} from './failed-log-ins';
import { refuseUnsigned } from '../../http/from-storefront';

/** A margin beyond the lifetime of a sealed cookie, for clocks that differ. */
const marginMs = 60 * 60_000;

const email = emailSchema();

/** `POST /internal/visits/end` and `/internal/visits/state`: a session by its random ID. */
const visitSchema = z.strictObject({ SessionID: z.string().min(16).max(64) });

/** `POST /internal/account-notices`: a notice for a customer's mailbox; the same `NoticeID` twice is one mail. */
const noticeSchema = z.discriminatedUnion('Change', [
  z.strictObject({
    NoticeID: z.uuid(),
    Change: z.literal('Password'),
    FirstName: z.string().max(100),
    To: email,
  }),
  z.strictObject({
    NoticeID: z.uuid(),
    Change: z.literal('Email'),
    FirstName: z.string().max(100),
    OldEmail: email,
    NewEmail: email,
  }),
]);

type AccountNotice = z.output<typeof noticeSchema>;

interface InternalRoutes {
  store: Store;
  /** Shared with the storefronts. */
  secrets: TakenSecrets;
  /** Called when a mail has been put into the outbox. */
  onMailQueued(): void;
}

/** The storefronts' own calls, made for no shopper: what all storefronts count and remember together (decisions 092, 093). */
export function internalRoutes({
  store,
  secrets,
  onMailQueued,
}: InternalRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
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
      onMailQueued();
    }),
  );
  routes.post(
    '/public-requests',
    answered(publicRequestSchema, async (request) => {
      await keepRequest(store, request);
      onMailQueued();
    }),
  );
  routes.post(
    '/stock-notices',
    answered(stockNoticeSchema, (notice) => keepStockNotice(store, notice)),
  );
  routes.post(
    '/stock-notices/end',
    answered(endedNoticeSchema, async ({ NoticeID }) => ({
      Ended: await endStockNotice(store, NoticeID),
    })),
  );
  return routes;
}

/** Stores a request and queues its mail to the staff, in one transaction. */
async function keepRequest(store: Store, request: PublicRequest): Promise<void> {
  const { RequestID, Kind, Name, Email, Answers } = request;
  await store.transact(function* () {
    yield* sql(
      `insert into services.public_request (id, kind, name, email, answers) values ($1::uuid, $2, $3, $4, $5::jsonb)
       on conflict (id) do nothing`,
      [RequestID, Kind, Name, Email, JSON.stringify(Answers)],
    );
    yield* enqueue({
      messageID: `request-${RequestID}`,
      kind: 'public-request',
      payload: { requestID: RequestID },
    });
  });
}

/** Ends a visit for every storefront, until no copy of its cookie can be opened any more (decision 092). */
async function endVisit(store: Store, sid: string, at: Date): Promise<void> {
  await store.query('delete from services.ended_visit where until <= $1', [at]);
  await store.query(
    'insert into services.ended_visit (sid, until) values ($1, $2) on conflict (sid) do nothing',
    [sid, new Date(at.getTime() + sessionLifetimeSeconds * 1000 + marginMs)],
  );
}

/** Whether a visit was ended. */
async function isEndedVisit(store: Store, sid: string): Promise<boolean> {
  return (await store.query('select 1 from services.ended_visit where sid = $1', [sid])).length > 0;
}

type NoticeMessage = Extract<OutboxMessage, { kind: 'account-notice' }>;

/** The mails about a change: one for a new password; for a new e-mail two, to the old mailbox and the new one (ruling 38). */
function messagesOf(notice: AccountNotice): NoticeMessage[] {
  const { NoticeID, FirstName: firstName } = notice;
  if (notice.Change === 'Password') {
    return [
      {
        messageID: `account-${NoticeID}`,
        kind: 'account-notice',
        payload: { to: notice.To, firstName, notice: { about: 'password' } },
      },
    ];
  }
  const { OldEmail, NewEmail } = notice;
  return [OldEmail, NewEmail].map((to, index) => ({
    messageID: `account-${NoticeID}-${index === 0 ? 'before' : 'after'}`,
    kind: 'account-notice',
    payload: {
      to,
      firstName,
      notice: { about: 'email', mailbox: index === 0 ? 'before' : 'after', newEmail: NewEmail },
    },
  }));
}
