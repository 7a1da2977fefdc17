import type { Promo } from '@/lib/content/promo';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { ProductCards } from '@/components/catalogue/product-card';
import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { Picture } from '@/components/ui/picture';
import { ShopLink } from '@/components/ui/shop-link';

interface FeaturedProps {
  block: Promo;
  products: readonly ProductSummary[];
  /** The tall pane beside the products. */
  lead?: Promo;
}

/** Featured products with a lead pane beside them; while the catalogue does not answer it is said in their place. */
export function Featured({ block, products, lead }: FeaturedProps) {
  if (products.length === 0)
    return <p className="shop section text-ink-2">{block.title}: not available right now.</p>;
  return (
    <section className="shop section" aria-labelledby="featured-heading">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h2 id="featured-heading" className="text-h2">
            {block.title}
          </h2>
          <p className="mt-1 text-ink-2">{block.subTitle}</p>
        </div>
        {block.linkUrl && (
          <ShopLink href={block.linkUrl} className="text-link tap min-h-6">
            <LinkWords text={block.linkText} about={block.title} />
          </ShopLink>
        )}
      </div>
      <div
        className={`mt-6 grid gap-x-5 gap-y-7 ${lead ? 'lg:grid-cols-[minmax(0,448fr)_minmax(0,874fr)]' : ''}`}
      >
        {lead && <LeadPane promo={lead} />}
        <ProductCards products={products.slice(0, 6)} className="lg:grid-cols-3" later />
      </div>
    </section>
  );
}

function LeadPane({ promo }: { promo: Promo }) {
  return (
    <div className="on-dark flex flex-col overflow-hidden rounded-panel bg-aubergine-700 text-white">
      {promo.picture && (
        <div className="min-h-56 flex-1">
          <Picture picture={promo.picture} sizes="(min-width: 1024px) 448px, 100vw" />
        </div>
      )}
      <div className="px-7 py-7">
        <h3 className="text-h2">{promo.title}</h3>
        <p className="mt-2 text-lilac-200">{promo.subTitle}</p>
        <ButtonLink href={promo.linkUrl} kind="loyalty" className="mt-5">
          <LinkWords text={promo.linkText} about={promo.title} />
        </ButtonLink>
      </div>
    </div>
  );
}
