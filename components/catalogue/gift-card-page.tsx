import type { CategoryWithText } from '@/lib/catalogue/category';
import type { ProductGroup } from '@/lib/catalogue/product';
import { brand } from '@/lib/config/brand';
import { AddToCart } from '@/components/cart/add-to-cart';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';

/** Gift cards are chosen and bought on their category page (decision 23). */
export function GiftCardPage({ category, groups }: { category: CategoryWithText; groups: readonly ProductGroup[] }) {
  return (
    <main id="main" className="shop pt-1.5">
      <BreadcrumbBar crumbs={[{ label: category.name }]} />
      <h1 className="text-h1">{category.name}</h1>
      <p className="mt-1 max-w-2xl text-ink-2">{category.description}</p>
      {groups.length === 0 && <EmptyState heading="Product group not found" />}
      <ul className="mt-6 grid gap-8 lg:grid-cols-2">
        {groups.map((group) => <li key={group.productCode}><GiftCard group={group} /></li>)}
      </ul>
    </main>
  );
}

function GiftCard({ group }: { group: ProductGroup }) {
  const variant = group.variants[group.defaultIndex];
  const specs = (variant?.specs ?? []).filter((spec) => spec.options.length > 0);
  const needsMore = specs.length < (variant?.specs.length ?? 0);
  return (
    <article className="grid gap-6 rounded-panel border border-line bg-card p-5 sm:grid-cols-[220px_1fr]">
      <div className="aspect-square overflow-hidden rounded-pane bg-mist"><Picture picture={group.summary.picture} sizes="220px" /></div>
      <div>
        <h2 className="text-h3">{group.title}</h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{group.description}</p>
        {variant && !needsMore && (
          <AddToCart
            productID={variant.productID} productCode={group.productCode} title={group.title} minQuantity={variant.minQuantity}
            maxQuantity={variant.maxQuantity} specs={specs} inStock={variant.stock !== 'out'} released={variant.released}
          />
        )}
        {needsMore && <p className="text-sm">We send these by hand: call <a className="text-link nums" href={`tel:+1-${brand.orderPhone}`}>{brand.orderPhone}</a>.</p>}
      </div>
    </article>
  );
}
