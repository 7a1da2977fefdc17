import { Hono, type HonoRequest } from 'hono';
import { z } from 'zod';
import type { Env } from '@/lib/config/env';
import { problem } from '@/lib/core/errors/error-codes';
import type { Store } from '@/services/database/statements';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { addressTag } from '@/lib/cache/cdn';
import type { Revalidation } from '@/lib/cache/revalidation';
import { categoryPath } from '@/lib/routes/category-path';
import { outboxState, revive } from '../outbox/operations';
import { tellStorefronts } from '../outbox/tell-storefront';
import type { SellerCatalogue } from '../upstream/commerce/catalogue';
import type { FileWriter } from '../upstream/file-writer';
import { refused } from '../http/answers';
import type { AppApiVariables } from '../http/caller';
import { readLargeBody, taking } from '../http/read-body';
import { sellersWith } from '../http/staff';
import { redirectSchema, withoutRedirect, withRedirect } from './marketing/redirect-rows';

const productSlug = /^\/?p\/([^/?#]+)/i;

interface MarketingRoutes {
  env: Env;
  store: Store;
  catalogue: Pick<SellerCatalogue, 'productsWhere'>;
  files: FileWriter;
  /** Wakes the outbox, and drops the services' copy of the file. */
  written(file: Revalidation['files'][number]): void;
}

const role = 'BuyerAdmin';

/** The largest settings that are taken, in bytes: they hold what is said of every page, and the runs of every day. */
const mostSettingsBytes = 1024 * 1024;

/** Whether a request writes the settings: their body is larger than others, and read only after its sender is known (`marketingRoutes`). */
export function takesSettings({ method, path }: Pick<HonoRequest, 'method' | 'path'>): boolean {
  return method === 'PUT' && path.endsWith('/webdata/buyerxp');
}

/** Buyer settings with everything else in their file: what the shop does not read is written back unchanged. */
const settingsDocument = z.record(z.string(), z.unknown()).superRefine((document, context) => {
  for (const { path, message } of buyerSettingsSchema.safeParse(document).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
});

/**
 * The routes by which marketing writes buyer settings and redirects, with a back-office token of that role (specification A7, ruling 13); and the outbox's
 * state.
 */
export function marketingRoutes({
  env,
  store,
  catalogue,
  files,
  written,
}: MarketingRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  for (const path of ['/webdata/*', '/api/redirects', '/operations/*'])
    routes.use(path, sellersWith(role));
  /** `slug` is that of the redirect that was written. */
  const tell = async (file: Revalidation['files'][number], slug?: string) => {
    const tags = env.CDN_PURGE && slug !== undefined ? [addressTag(slug)] : [];
    await store.transact(() =>
      tellStorefronts(env.STOREFRONT_URLS, { tags, files: [file] }, env.CDN_PURGE),
    );
    written(file);
  };

  routes.put('/webdata/buyerxp', async (c) => {
    const body = await readLargeBody(c, settingsDocument, mostSettingsBytes);
    if (!body.ok) return refused(c, body.error);
    await files.put('buyerxp.json', `${JSON.stringify(body.value, null, 1)}\n`);
    await tell('buyerxp.json');
    return c.json({ data: body.value });
  });

  routes.put('/api/redirects', taking(redirectSchema), async (c) => {
    const body = c.req.valid('json');
    const { slug, status } = body;
    const row =
      status === 410 && !body.destination
        ? { ...body, destination: (await categoryOfProduct(catalogue, slug)) ?? undefined }
        : body;
    const done = await files.edit('redirects.json', (text) =>
      withRedirect(text, row, env.SITE_ORIGIN),
    );
    if (!done) return refused(c, problem('bad-request', { field: 'destination' }));
    await tell('redirects.json', slug);
    return c.json({ data: row });
  });

  routes.delete('/api/redirects', async (c) => {
    const slug = c.req.query('slug') ?? '';
    if (slug === '') return refused(c, problem('bad-request', { field: 'slug' }));
    if (!(await files.edit('redirects.json', (text) => withoutRedirect(text, slug))))
      return refused(c, problem('not-found'));
    await tell('redirects.json', slug);
    return c.body(null, 204);
  });

  routes.get('/operations/outbox', async (c) => c.json({ data: await outboxState(store) }));
  routes.post('/operations/outbox/:id/retry', async (c) =>
    (await revive(store, c.req.param('id')))
      ? c.json({ data: { retried: true } }, 202)
      : refused(c, problem('not-found')),
  );
  return routes;
}

/**
 * The path of the category of a product, by the slug of its page (`/p/{code}/…`): the page of a retired product links to it (ruling 5). `null` for any other
 * page, for a product that commerce no longer has and for one without a category. Throws `CommerceFailure`.
 */
async function categoryOfProduct(
  catalogue: Pick<SellerCatalogue, 'productsWhere'>,
  slug: string,
): Promise<string | null> {
  const code = productSlug.exec(slug)?.[1];
  if (!code) return null;
  const products = await catalogue.productsWhere({ 'xp.ProductCode': code });
  const ids = products.map(
    (product) => ((product.xp ?? {}) as { PrimaryCategoryID?: unknown }).PrimaryCategoryID,
  );
  const id = ids.find((each): each is string => typeof each === 'string' && each !== '');
  return id ? categoryPath(id) : null;
}
