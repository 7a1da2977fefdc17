import { Catalogs, type Catalog } from 'ordercloud-javascript-sdk';
import { Hono } from 'hono';
import { tags } from '@/lib/cache/tags';
import { problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import type { Store } from '@/services/database/statements';
import { giftCardStock } from '../ledgers/gift-card-stock';
import { tellStorefronts } from '../outbox/tell-storefront';
import { elevatedRead } from '../upstream/commerce/call';
import { middlewareToken } from '../upstream/commerce/middleware-token';
import type { Upstream } from '../upstream/upstream';
import type { Env } from '@/lib/config/env';
import { addressValidationSchema } from './address/validate-address';
import { addressValidator } from './address/validator';
import { refused } from '../http/answers';
import type { AppApiVariables } from '../http/caller';
import { taking } from '../http/read-body';
import { sellersWith } from '../http/staff';

interface CatalogRoutes {
  env: Env;
  store: Store;
  upstream: Upstream;
  /** Wakes the outbox. */
  onMailQueued(): void;
}

/** Catalogs, addresses and the stock of gift cards (specification A7). */
export function catalogRoutes({
  env,
  store,
  upstream,
  onMailQueued,
}: CatalogRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  const catalogToken = middlewareToken(env, 'catalog');
  const validate = addressValidator(env, async () => (await upstream.places.get()).cities);

  routes.get('/catalogs/:id', async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return refused(c, problem('not-found'));
    const { ID, Name, Description, Active, CategoryCount } = await elevatedRead(
      catalogToken,
      (options) => Catalogs.Get<Catalog>(id, options),
    );
    return c.json({
      data: {
        ID,
        Name,
        Description: Description ?? null,
        Active: Active ?? false,
        CategoryCount: CategoryCount ?? 0,
      },
    });
  });

  routes.post('/catalogs/:id/refresh', sellersWith('CatalogAdmin'), async (c) => {
    if (c.req.param('id') !== env.COMMERCE_CATALOG_ID) return refused(c, problem('not-found'));
    await store.transact(() =>
      tellStorefronts(
        env.STOREFRONT_URLS,
        { tags: [tags.catalogue, tags.categoryTree] },
        env.CDN_PURGE,
      ),
    );
    onMailQueued();
    return c.json({ data: { refreshed: true } }, 202);
  });

  routes.post('/Avalara/AddressValidation', taking(addressValidationSchema), async (c) => {
    return c.json(await validate(c.req.valid('json'), c.get('clientAddress')));
  });

  routes.get('/giftcards/validate', async (c) => {
    const [count, pin] = [c.req.query('count') ?? '', c.req.query('PinEnabled') ?? 'false'];
    if (!/^[1-9]\d{0,3}$/.test(count))
      return refused(c, problem('bad-request', { field: 'count' }));
    if (!/^(true|false)$/i.test(pin))
      return refused(c, problem('bad-request', { field: 'PinEnabled' }));
    const available = await giftCardStock(store, pin.toLowerCase() === 'true', Number(count));
    return c.json({
      data: { IsValid: available >= Number(count), Count: Number(count), Available: available },
    });
  });
  return routes;
}
