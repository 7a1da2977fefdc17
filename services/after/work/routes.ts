import { Hono } from 'hono';
import { problem } from '@/lib/core/error-codes';
import { now } from '@/lib/core/time/clock';
import { giversOf } from '@/lib/orders/staff-roles';
import { forbidden, refused } from '../../app-api/http/answers';
import { isSellerWith } from '../../app-api/http/caller';
import { readBody } from '../../app-api/http/read-body';
import type { AppApiVariables } from '../../app-api/http/variables';
import { keepDone } from './done';
import { readWork, type WorkSources } from './read-work';
import { workDoneSchema } from './schemas';

const role = 'OrderAdmin';

/** All that only people can do, and their word that it is done: of what is about money the office says so up to what it may give back. */
export function workRoutes(sources: WorkSources): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.use('/work/*', (c, next) =>
    isSellerWith(c.get('caller'), role, ...giversOf(0)) ? next() : Promise.resolve(forbidden(c)),
  );
  const told = async () =>
    (await readWork(sources)).map((line) => ({
      Key: line.key,
      Kind: line.kind,
      OrderID: line.orderID,
      OrderNumber: line.number,
      AmountCents: line.cents,
      Detail: line.detail,
      Since: line.since?.toISOString() ?? null,
    }));

  routes.get('/work', async (c) => c.json({ data: { Work: await told() } }));

  routes.post('/work/done', async (c) => {
    const body = await readBody(c, workDoneSchema);
    if (!body.ok) return refused(c, body.error);
    const line = (await told()).find(({ Key }) => Key === body.value.Key);
    if (!line) return refused(c, problem('not-found'));
    const caller = c.get('caller');
    if (!isSellerWith(caller, role, ...giversOf(line.AmountCents ?? 0))) return forbidden(c);
    await keepDone(sources.store, line.Key, caller.username, now());
    return c.json({ data: { Work: await told() } });
  });
  return routes;
}
