import { Hono } from 'hono';
import { z } from 'zod';
import type { AccountRules } from '../commerce/account-rules';
import { barrierSchema } from './barriers';
import { faultRuleSchema } from './fault-rule';
import type { Faults } from './faults';

/** Lists that can be made late. */
interface LateLists {
  begin(ms: number): Promise<void>;
  end(): void;
}

const accountSchema = z.strictObject({ sellersSubmit: z.boolean() });
const releaseSchema = z.strictObject({ count: z.number().int().min(1).default(1) });
const waitSchema = z.object({
  least: z.coerce.number().int().min(0).default(0),
  ms: z.coerce.number().int().min(0).max(30_000).default(10_000),
});
const lateSchema = z.strictObject({ ms: z.number().int().min(1).max(600_000) });
const ledgerSchema = z.strictObject({
  since: z.coerce.number().int().min(0).optional(),
  system: z.string().optional(),
  method: z.string().toUpperCase().optional(),
  path: z.string().optional(),
  caller: z.string().optional(),
  orderID: z.string().optional(),
  effects: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .optional(),
});

/** What tests set and read over HTTP: faults, barriers, late lists, what the commerce account allows, the ledger of side effects. The caller decides who may ask. */
export function controlRoutes(
  { desk, barriers, ledger }: Faults,
  commerce: { lateLists: LateLists; account: AccountRules } | null,
): Hono {
  const routes = new Hono();
  const json = (request: Request) => request.json().catch(() => null) as Promise<unknown>;
  const wrong = (error: z.ZodError) => ({ error: z.prettifyError(error) });

  routes.get('/faults', (c) => c.json({ faults: desk.list() }));
  routes.post('/faults', async (c) => {
    const rule = faultRuleSchema.safeParse(await json(c.req.raw));
    return rule.success ? c.json({ id: desk.add(rule.data) }, 201) : c.json(wrong(rule.error), 400);
  });
  routes.delete('/faults', (c) => {
    desk.remove();
    return c.body(null, 204);
  });
  routes.delete('/faults/:id', (c) =>
    desk.remove(c.req.param('id')) ? c.body(null, 204) : c.notFound(),
  );

  routes.put('/late-lists', async (c) => {
    const late = lateSchema.safeParse(await json(c.req.raw));
    if (!late.success) return c.json(wrong(late.error), 400);
    if (!commerce) return c.notFound();
    await commerce.lateLists.begin(late.data.ms);
    return c.body(null, 204);
  });
  routes.delete('/late-lists', (c) => {
    commerce?.lateLists.end();
    return c.body(null, 204);
  });
  routes.put('/commerce-account', async (c) => {
    const account = accountSchema.safeParse(await json(c.req.raw));
    if (!account.success) return c.json(wrong(account.error), 400);
    if (!commerce) return c.notFound();
    Object.assign(commerce.account, account.data);
    return c.body(null, 204);
  });

  routes.put('/barriers/:name', async (c) => {
    const rule = barrierSchema.safeParse(await json(c.req.raw));
    if (!rule.success) return c.json(wrong(rule.error), 400);
    barriers.raise(c.req.param('name'), rule.data);
    return c.body(null, 204);
  });
  routes.get('/barriers/:name', async (c) => {
    const wait = waitSchema.safeParse(c.req.query());
    if (!wait.success) return c.json(wrong(wait.error), 400);
    const waiting = await barriers.waiting(c.req.param('name'), wait.data.least, wait.data.ms);
    return waiting === null ? c.notFound() : c.json({ waiting });
  });
  routes.post('/barriers/:name/release', async (c) => {
    const release = releaseSchema.safeParse((await json(c.req.raw)) ?? {});
    if (!release.success) return c.json(wrong(release.error), 400);
    return barriers.release(c.req.param('name'), release.data.count)
      ? c.body(null, 204)
      : c.notFound();
  });
  routes.delete('/barriers/:name', (c) =>
    barriers.lower(c.req.param('name')) ? c.body(null, 204) : c.notFound(),
  );

  routes.get('/ledger', (c) => {
    const query = ledgerSchema.safeParse(c.req.query());
    return query.success
      ? c.json({ last: ledger.last, entries: ledger.find(query.data) })
      : c.json(wrong(query.error), 400);
  });
  return routes;
}
