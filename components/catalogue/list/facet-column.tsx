import type { ListChoice } from '@/lib/catalogue/category/list-address';
import type { PlaceRoute } from '@/lib/catalogue/category/list-place';
import type { FacetAttribute } from '@/lib/core/facets';
import type { Facet } from '@/lib/search/facets';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MenuOpener } from '@/components/ui/dialog/menu-opener';
import { FacetList } from './facet-list';
import type { LinkTo } from './list-link';
import { PriceFields } from './price-fields';

interface FacetColumnProps {
  facets: readonly Facet[];
  leading: readonly FacetAttribute[];
  prices: ProductListPage['prices'];
  choice: ListChoice;
  /** Where the list lives. */
  action: PlaceRoute;
  linkTo: LinkTo;
  onPrice: (price: ListChoice['price']) => void;
}

/** Filters beside the list on wide screens, folded above it on small ones. A price that finds nothing stays, to be changed. */
export function FacetColumn({
  facets,
  leading,
  prices,
  choice,
  action,
  linkTo,
  onPrice,
}: FacetColumnProps) {
  const priced = choice.price.min !== null || choice.price.max !== null;
  if (facets.length === 0 && !prices && !priced) return <div className="max-lg:hidden" />;
  return (
    <aside aria-label="Filters" id="facets" data-menu="" data-stays="" className="facet-fold">
      <PriceFields prices={prices} choice={choice} action={action} onPrice={onPrice} />
      <FacetList facets={facets} leading={leading} choice={choice} linkTo={linkTo} />
    </aside>
  );
}

/** What unfolds the filters on small screens. */
export function FacetToggle() {
  return (
    <MenuOpener
      menu="facets"
      away
      className={buttonClass('secondary', 'small', 'flex-1 lg:hidden noscript:hidden')}
    >
      <Icon name="sliders" size={18} />
      Filters
    </MenuOpener>
  );
}
