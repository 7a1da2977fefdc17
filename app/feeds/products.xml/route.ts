import { env } from '@/lib/config/env';
import { productFeed } from '@/lib/seo/feed/product-feed.server';
import { xmlAnswer } from '@/lib/seo/sitemap/sitemap-answer';

export const dynamic = 'force-dynamic';

/** `/feeds/products.xml`: all products with price, availability and delivery, for Google Merchant and its like. */
export function GET(): Promise<Response> {
  return xmlAnswer(() => productFeed(env().SITE_ORIGIN), 'product-feed');
}
