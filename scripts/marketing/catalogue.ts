import { z } from 'zod';
import type { Env } from '@/lib/config/env';
import { appApi, MarketingError } from './app-api';

const catalogAnswer = z.object({
  data: z.object({ Name: z.string(), Active: z.boolean(), CategoryCount: z.number() }),
});

/** Has every storefront read the shop's catalogue anew, once the App API knows it, and says what is read then (specification A7). Throws `MarketingError`. */
export async function refreshCatalogue(env: Env, say: (line: string) => void): Promise<void> {
  const id = env.COMMERCE_CATALOG_ID;
  const path = `/api/catalogs/${encodeURIComponent(id)}`;
  const call = appApi(env);
  const read = await call('GET', path).catch((error: unknown) => {
    throw error instanceof MarketingError && error.code === 'not-found'
      ? new MarketingError(`There is no catalogue ${id}. COMMERCE_CATALOG_ID names it.`)
      : error;
  });
  const catalog = catalogAnswer.safeParse(read);
  if (!catalog.success) throw new MarketingError(`The App API does not say what ${id} is.`);
  await call('POST', `${path}/refresh`);
  const { Name, Active, CategoryCount } = catalog.data.data;
  say(
    `Every storefront reads the catalogue ${Name} (${id}) anew: ${CategoryCount} categories.${Active ? '' : ' It is not active: shoppers see nothing of it.'}`,
  );
}
