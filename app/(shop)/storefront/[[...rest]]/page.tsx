import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Featured } from '@/components/content/featured';
import { Hero } from '@/components/content/hero';
import { HomeUnavailable } from '@/components/content/home-unavailable';
import { Notebook } from '@/components/content/notebook';
import { Occasions } from '@/components/content/occasions';
import { PromoBand } from '@/components/content/promo-band';
import { socialLinks } from '@/components/shell/texts';
import { JsonLd } from '@/components/ui/json-ld';
import { getSummariesOrNone } from '@/lib/catalogue/product-summaries.server';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { getHome } from '@/lib/content/content.server';
import { organizationJsonLd } from '@/lib/seo/organization-json-ld';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
}

export function generateMetadata(): Promise<Metadata> {
  return settled(
    pageMetadata({
      name: null,
      title: `${brand.name}, ${brand.line}`,
      path: '/',
      origin: env().SITE_ORIGIN,
    }),
  );
}

/** Home, at `/` and `/storefront` with one canonical address (ruling 28). */
export default async function HomeRoute({ params }: Props) {
  if ((await params).rest) notFound();
  const home = await getHome();
  const featured = await getSummariesOrNone(home?.featured.productCodes ?? []);
  const [lead, ...promos] = home?.promos ?? [];
  return (
    <main id="main">
      <JsonLd
        nodes={organizationJsonLd(
          env().SITE_ORIGIN,
          socialLinks.map(({ url }) => url),
        )}
      />
      {home?.hero ? (
        <Hero promo={home.hero} />
      ) : (
        <h1 className="shop section text-h1">{brand.welcome}</h1>
      )}
      {!home && <HomeUnavailable />}
      {home && (
        <>
          <Occasions {...home.occasions} />
          <Featured block={home.featured} products={featured} lead={lead} />
          <PromoBand promos={promos} />
          <Notebook articles={home.articles} />
        </>
      )}
    </main>
  );
}
