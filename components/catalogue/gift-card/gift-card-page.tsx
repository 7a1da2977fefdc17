import type { CategoryWithText } from '@/lib/catalogue/category/category';
import { giftCardSpecs, isGiftCardAmount, isGiftCardProduct } from '@/lib/catalogue/gift-card';
import type { ProductGroup } from '@/lib/catalogue/product/product';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTrail } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { StockWords } from '@/components/ui/stock-words';
import { GiftCardForm } from './gift-card-form';
import { catalogueTexts } from '../texts';

/** Gift cards are chosen and bought on their category page (ruling 23). */
export function GiftCardPage({
  category,
  groups,
  origin,
}: {
  category: CategoryWithText;
  groups: readonly ProductGroup[];
  origin: string;
}) {
  const crumbs: Crumb[] = [{ label: category.name }];
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} />
      <h1 className="page-head text-h1">{category.name}</h1>
      <p className="mt-2 max-w-2xl text-ink-2">{category.description}</p>
      {groups.length === 0 && <EmptyState heading={catalogueTexts.groupNotFound} />}
      <ul className="mt-6 grid gap-8 lg:grid-cols-2">
        {groups.map((group) => (
          <li key={group.productCode}>
            <GiftCard group={group} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function GiftCard({ group }: { group: ProductGroup }) {
  const productID = group.productCode;
  const { notSold } = group.summary;
  return (
    <article className="grid h-full content-start gap-6 panel p-5 sm:grid-cols-[200px_minmax(0,1fr)]">
      <div className="aspect-square overflow-hidden rounded-pane bg-mist max-sm:aspect-[1.5]">
        <Picture picture={group.summary.picture} sizes="(min-width: 480px) 200px, 100vw" />
      </div>
      <div className="min-w-0">
        <h2 className="text-h3">{group.title}</h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{group.description}</p>
        {notSold && <StockWords band="out">{notSold}</StockWords>}
        {!notSold && isGiftCardProduct(productID) && (
          <GiftCardForm productID={productID} title={group.title} steps={stepsOf(group)} />
        )}
      </div>
    </article>
  );
}

const mostSteps = 8;
const favourites = [2500, 5000, 7500, 10_000, 15_000, 20_000, 25_000, 50_000];

/** The amounts the shop offers on the card, in cents: those of its amount's options that shoppers choose most. */
function stepsOf({ variants, defaultIndex }: ProductGroup): number[] {
  const spec = variants[defaultIndex]?.specs.find(({ specID }) => specID === giftCardSpecs.amount);
  const amounts = (spec?.options ?? [])
    .map(({ optionID }) => Number(optionID) * 100)
    .filter(isGiftCardAmount);
  const chosen = favourites.filter((amount) => amounts.includes(amount));
  return (chosen.length > 0 ? chosen : amounts).slice(0, mostSteps);
}
