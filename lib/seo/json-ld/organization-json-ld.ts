import { brand } from '@/lib/config/brand';
import type { JsonLdNode } from './json-ld';

/** The shop itself and its site, once, on the home page. */
export function organizationJsonLd(origin: string, sameAs: readonly string[]): JsonLdNode[] {
  return [
    {
      '@type': ['Organization', 'OnlineStore'],
      '@id': `${origin}/#organization`,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/pictures/logo.svg`,
      sameAs,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        merchantReturnLink: `${origin}/customer-service/returns-and-guarantee`,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: `+1-${brand.orderPhone}`,
        contactType: 'customer service',
        areaServed: 'US',
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
    },
  ];
}
