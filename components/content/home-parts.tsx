import type { Promo } from '@/lib/content/promo';
import { CategoryCard } from '@/components/ui/category-card';
import { ShopLink } from '@/components/ui/shop-link';
import type { ContentSummary } from '@/lib/content/article';
import { ArticleRows } from '@/components/ui/article-row';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { formatCents } from '@/lib/core/money';
import { Picture } from '@/components/ui/picture';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { EmptyState } from '@/components/ui/empty-state';

/** Products in a row of small panes, on the soil under the hero. */
export function ArrivingProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-4 lg:grid-cols-4 lg:gap-x-5">
      {products.map(({ productCode, path, picture, title, price }) => (
        <li key={productCode}>
          <ShopLink
            href={path}
            className="group flex h-full items-center gap-3 max-[24.36rem]:flex-col max-[24.36rem]:items-start"
          >
            <span className="size-18 shrink-0 overflow-hidden rounded-pane">
              <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
            </span>
            <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
              <span className="block font-strong group-hover:underline">{title}</span>
              <span className="nums text-on-loam-2">
                {price.from === price.to ? '' : 'from '}
                {formatCents(price.from)}
              </span>
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** The occasions strip: arched cards, the only arches of the page. */
export function Occasions({ title, items }: { title: string; items: readonly Promo[] }) {
  if (items.length === 0) return null;
  return (
    <section className="shop section" aria-labelledby="occasions-heading">
      <div className="flex items-end justify-between gap-4">
        <h2 id="occasions-heading" className="text-h2">
          {title}
        </h2>
        <ShopLink href="/c/occasions" className="text-link tap min-h-6 shrink-0">
          All occasions
        </ShopLink>
      </div>
      <ul className="occasions mt-5">
        {items.map((item) => (
          <li key={item.linkUrl}>
            <CategoryCard
              name={item.title}
              path={item.linkUrl}
              picture={item.picture}
              shape="arch"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Care articles on the home page. */
export function Notebook({ articles }: { articles: readonly ContentSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="shop section" aria-labelledby="notebook-heading">
      <div className="flex items-end justify-between gap-4">
        <h2 id="notebook-heading" className="text-h2">
          From the growers’ notebook
        </h2>
        <ShopLink href="/information/resource-hub" className="text-link tap min-h-6 shrink-0">
          All Care Guides
        </ShopLink>
      </div>
      <ArticleRows articles={articles.slice(0, 4)} className="mt-3" />
    </section>
  );
}

/** Home while the content service does not answer (ruling 27): the shop behind it is open. */
export function HomeUnavailable() {
  return (
    <div className="shop pt-6 pb-10">
      <EmptyState heading="Our home page is not available right now">
        <p>
          The shop is open. Call us at <OrderPhone />.
        </p>
      </EmptyState>
    </div>
  );
}
