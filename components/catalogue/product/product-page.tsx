import { itemOfVariant } from '@/lib/analytics/items';
import type { ContentSummary } from '@/lib/content/article';
import type { Category } from '@/lib/catalogue/category/category';
import type { ProductGroup, ProductSummary, ProductVariant } from '@/lib/catalogue/product/product';
import { now } from '@/lib/core/time/clock';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { productJsonLd, type ShippingTerms } from '@/lib/seo/json-ld/product-json-ld';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { JsonLd } from '@/components/ui/json-ld';
import type { Wallet } from '@/lib/checkout/payment/wallets';
import { BuyPanel } from './buy-panel';
import { Gallery } from './gallery';
import { Heart } from '../heart';
import { ProductCrumbs } from './product-crumbs';
import { ProductLabels } from '../product-labels';
import { ProductView } from '@/components/analytics/product-view';
import { RecentlyViewed, RelatedProducts } from './other-products';
import { ArticleRow } from '@/components/ui/article-row';

interface ProductDetailsProps {
  group: ProductGroup;
  shown: ProductVariant;
  articles: readonly ContentSummary[];
}

/** What there is to know: facts, care, guarantee and substitution, none of it hidden in tabs. */
function ProductDetails({ group, shown, articles }: ProductDetailsProps) {
  const facts = [
    ...(shown.stemCount === null ? [] : [{ label: 'Stems', value: String(shown.stemCount) }]),
    ...group.facts,
  ];
  const promises = [group.guarantee, group.substitution].filter((text): text is string =>
    Boolean(text),
  );
  if (facts.length + promises.length + articles.length === 0) return null;
  return (
    <div className="section later held grid gap-5 [--later:680px] lg:grid-cols-3 lg:[--later:352px]">
      {facts.length > 0 && (
        <section className="panel p-6">
          <h2 className="text-h3">Good to know</h2>
          <dl className="mt-3 text-sm">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="flex justify-between gap-4 border-t border-line py-2 first:border-0"
              >
                <dt className="max-w-1/2 shrink-0 text-ink-2">{label}</dt>
                <dd className="text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {promises.length > 0 && (
        <section className="rounded-panel bg-lilac-100 p-6">
          <h2 className="text-h3">Our promise</h2>
          <div className="mt-3 space-y-3 text-sm">
            {promises.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      {articles.length > 0 && (
        <section className="rounded-panel bg-glass p-6">
          <h2 className="text-h3">Care</h2>
          <ul className="mt-1">
            {articles.map((article) => (
              <li key={article.path} className="border-t border-line py-3 first:border-0">
                <ArticleRow article={article} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ProductPageProps {
  group: ProductGroup;
  shown: ProductVariant;
  /** Trail of the category the product belongs to. */
  trail: readonly Category[];
  articles: readonly ContentSummary[];
  related: readonly ProductSummary[];
  /** Small things to add to it; `null` where neither they nor a card go with it. */
  also: readonly ProductSummary[] | null;
  /** The wallets checkout can be opened with. */
  wallets: readonly Wallet[];
  /** How each variant is delivered, for search engines. */
  terms: ShippingTerms;
  zoom: boolean;
  origin: string;
}

const mostPictures = 6;

/** A product: pictures, name, price, variants, what there is to know, and the way into the cart. */
export function ProductPage({
  group,
  shown,
  trail,
  articles,
  related,
  also,
  wallets,
  terms,
  zoom,
  origin,
}: ProductPageProps) {
  const crumbs: Crumb[] = [
    ...trail.map(({ name, path }) => ({ label: name, path })),
    { label: group.title },
  ];
  const pictures = (shown.pictures.length > 0 ? shown.pictures : [group.summary.picture]).slice(
    0,
    mostPictures,
  );
  return (
    <main id="main" className="shop page-top">
      <ProductCrumbs
        title={group.title}
        trail={trail.map(({ name, path }) => ({ label: name, path }))}
      />
      <ProductView item={itemOfVariant(group, shown)} />
      <div className="mt-1 grid gap-x-7 gap-y-6 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,808fr)_minmax(0,488fr)]">
        <Gallery
          pictures={pictures}
          zoom={zoom}
          labels={
            <>
              <ProductLabels product={group.summary} />
              <Heart productCode={group.productCode} title={group.title} />
            </>
          }
        />
        <BuyPanel
          group={group}
          shown={shown}
          also={also}
          wallets={wallets}
          more={related.length > 0 ? '#related-heading' : null}
        />
      </div>
      <BelowTheFold>
        <ProductDetails group={group} shown={shown} articles={articles} />
        <div className="contents print:hidden">
          <RelatedProducts products={related} />
          <RecentlyViewed productCode={group.productCode} />
        </div>
        <JsonLd
          nodes={[
            productJsonLd(group, origin, terms, now()),
            breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin),
          ]}
        />
      </BelowTheFold>
    </main>
  );
}
