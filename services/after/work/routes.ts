import { Hono } from 'hono';
import { z } from 'zod';
import { problem } from '@/lib/core/errors/error-codes';
import { now } from '@/lib/core/time/clock';
import { refundRoles } from '@/lib/orders/staff-roles';
import { forbidden, refused } from '../../http/answers';
import type { AppApiVariables } from '../../http/caller';
import { call, part, refusal, refusals } from '../../http/openapi-parts';
import { taking } from '../../http/read-body';
import { isSellerWith, sellersWith } from '../../http/staff';
import { keepDone, type WorkKind } from './work-line';
import { readWork, type WorkList, type WorkSources } from './read-work';

const role = 'OrderAdmin';

/** `POST /api/work/done`: the line of work that is done, by its key. */
const workDoneSchema = z.strictObject({ Key: z.string().min(1).max(400) });

/** All that only people can do, and their word that it is done: of what is about money the office says so up to what it may give back. */
export function workRoutes(sources: WorkSources): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.use('/work/*', sellersWith(role, ...refundRoles(0)));

  routes.get('/work', async (c) => c.json({ data: answerOf(await readWork(sources)) }));

  routes.post('/work/done', taking(workDoneSchema), async (c) => {
    const { Key } = c.req.valid('json');
    const { lines, unread } = await readWork(sources);
    const line = lines.find(({ key }) => key === Key);
    if (!line) {
      const isUnread = unread.some((kind) => Key.startsWith(`${kind}/`));
      return refused(c, problem(isUnread ? 'upstream-unavailable' : 'not-found'));
    }
    const caller = c.get('caller');
    if (!isSellerWith(caller, role, ...refundRoles(line.cents ?? 0))) return forbidden(c);
    await keepDone(sources.store, Key, caller.username, now());
    return c.json({ data: answerOf({ lines: lines.filter((each) => each !== line), unread }) });
  });
  return routes;
}

/** As many lines of one kind as anybody reads at a time. */
const mostListed = 200;

/** Work as it is told: of each kind the first lines, and how many more there are. */
function answerOf({ lines, unread }: WorkList) {
  const counts = new Map<WorkKind, number>();
  const listed = lines.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostListed;
  });
  return {
    Work: listed.map(({ key, kind, orderID, number, cents, detail, since }) => ({
      Key: key,
      Kind: kind,
      OrderID: orderID,
      OrderNumber: number,
      AmountCents: cents,
      Detail: detail,
      Since: since?.toISOString() ?? null,
    })),
    More: [...counts].flatMap(([Kind, count]) =>
      count > mostListed ? [{ Kind, Count: count - mostListed }] : [],
    ),
    Unread: unread,
  };
}

const { string, nullable, object, list, answer, ref } = part;
const workLine = object({
  Key: string,
  Kind: string,
  OrderID: nullable,
  OrderNumber: nullable,
  AmountCents: { type: ['number', 'null'] },
  Detail: string,
  Since: nullable,
});

/** The part of the App API's description about what people must do. */
export const workPaths = {
  '/api/work': {
    get: call({
      summary:
        'All that only people can do: money, messages that were given up, runs that are too full, shipments nobody took; for the role OrderAdmin, BenchOffice and BenchLead',
      responses: {
        200: answer(
          'The lines of work, money first, at most 200 of a kind; how many more there are of a kind; the kinds that cannot be read just now',
          ref('Work'),
        ),
        ...refusals.seller,
      },
    }),
  },
  '/api/work/done': {
    post: call({
      summary:
        'Says that a line of work is done; for the role OrderAdmin and BenchLead, and BenchOffice up to what it may give back',
      body: workDoneSchema,
      responses: {
        200: answer('The lines that are left', ref('Work')),
        ...refusals.seller,
        ...refusals.down,
        404: refusal('There is no such line of work, or it is done'),
      },
    }),
  },
};

export const workSchemas = {
  Work: part.data({
    Work: list(workLine),
    More: list(object({ Kind: string, Count: part.number })),
    Unread: list(string),
  }),
};
