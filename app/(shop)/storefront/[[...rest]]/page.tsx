import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Featured } from '@/components/content/featured';
import { Hero } from '@/components/content/hero';
import {
  ArrivingProducts,
  HomeUnavailable,
  Notebook,
  Occasions,
} from '@/components/content/home-parts';
import { PromoBand } from '@/components/content/promo-band';
import { LoyaltyBanner } from '@/components/shell/loyalty-banner';
import { VanStrip } from '@/components/stores/van-strip';
import { JsonLd } from '@/components/ui/json-ld';
import { getSummariesOrNone } from '@/lib/catalogue/product/product-summaries.server';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { getHome } from '@/lib/content/content.server';
import { homeOn } from '@/lib/content/home';
import { isPreview } from '@/lib/content/preview.server';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { arrivalForPage } from '@/lib/delivery/sources.server';
import { productsByVan } from '@/lib/search/arriving-products.server';
import { organizationJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';
import { vanWords } from '@/lib/stores/shop-today';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
  searchParams: Promise<{ 'as-of'?: string | string[] }>;
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

/** How many products the strip of the vans shows. */
const inStrip = 4;

const instantShape =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** The instant that a preview asks for with `?as-of=2026-12-20` or `?as-of=2026-12-20T12:59`, in Chicago; `null` for everybody else. */
async function previewInstant(query: Props['searchParams']): Promise<Date | null> {
  if (!(await isPreview())) return null;
  const [, day, time] = instantShape.exec([(await query)['as-of']].flat()[0] ?? '') ?? [];
  return day ? chicagoInstant(day, time ?? '09:00') : null;
}

/** Home, at `/` and `/storefront` with one canonical address (ruling 28). */
export default async function HomeRoute({ params, searchParams }: Props) {
  if ((await params).rest) notFound();
  const asOf = await previewInstant(searchParams);
  const content = await getHome();
  const arrival = await arrivalForPage(content?.holidays ?? [], asOf);
  const home = content && homeOn(content, arrival.today);
  const day = asOf ? null : arrival.day;
  const byVan = day === null ? [] : await productsByVan(day, inStrip);
  const featured = await getSummariesOrNone(home?.featured.productCodes ?? []);
  // Beside featured products stands the first promo; where there are none it is one of the band.
  const [lead, ...others] = home?.promos ?? [];
  return (
    <>
      <main id="main">
        <JsonLd
          nodes={organizationJsonLd(
            env().SITE_ORIGIN,
            brand.socialLinks.map(({ url }) => url),
          )}
        />
        {home?.hero ? (
          <Hero promo={home.hero} words={arrival.words} until={asOf ? null : arrival.nextChange} />
        ) : (
          <h1 className="shop section text-h1">{brand.welcome}</h1>
        )}
        {day !== null && byVan.length > 0 && (
          <VanStrip day={day} words={vanWords(null, day, arrival.today)}>
            <ArrivingProducts products={byVan} />
          </VanStrip>
        )}
        {!home && <HomeUnavailable />}
        {home && (
          <>
            <Occasions {...home.occasions} />
            {home.featured.productCodes.length > 0 && (
              <Featured block={home.featured} products={featured} lead={lead} />
            )}
            <PromoBand promos={featured.length > 0 ? others : home.promos} />
            <Notebook articles={home.articles} />
          </>
        )}
      </main>
      {!env().LOYALTY_DISABLED && <LoyaltyBanner />}
    </>
  );
}
