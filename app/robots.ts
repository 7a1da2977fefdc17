import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

/** Crawlers may read the shop, not what is personal or endless. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/cart', '/checkout', '/account', '/orderConfirmation', '/reset-password', '/search', '/api/'] },
  };
}
