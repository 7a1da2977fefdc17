import { chosenCount, noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { PlaceRoute } from '@/lib/catalogue/category/list-place';
import type { FacetAttribute } from '@/lib/core/facets';
import type { Facet } from '@/lib/search/facets';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { DrawerTitle } from '@/components/ui/dialog/drawer-title';
import { FacetList } from './facet-list';
import type { LinkTo } from './list-view';
import { PriceFields } from './price-fields';

/** The filters' own ID: on small screens they are a drawer, which the browser opens by it. */
const drawer = 'facets';

interface FacetColumnProps {
  facets: readonly Facet[];
  leading: readonly FacetAttribute[];
  prices: ProductListPage['prices'];
  choice: ListChoice;
  /** How many products the list has; `null` while that is not known. */
  total: number | null;
  /** Where the list lives. */
  action: PlaceRoute;
  linkTo: LinkTo;
  onPrice: (price: ListChoice['price']) => void;
}

/**
 * Filters beside the list on wide screens; on small ones a drawer from below, which stays while filters are chosen and whose button says what they leave. A
 * choice that finds nothing stays, to be changed.
 */
export function FacetColumn({
  facets,
  leading,
  prices,
  choice,
  total,
  action,
  linkTo,
  onPrice,
}: FacetColumnProps) {
  const count = chosenCount(choice);
  if (facets.length === 0 && !prices && count === 0) return <div className="max-lg:hidden" />;
  return (
    <aside
      aria-label="Filters"
      id={drawer}
      popover="auto"
      data-stays=""
      className="drawer facet-drawer"
    >
      <div className="contents lg:hidden">
        <DrawerTitle drawer={drawer}>Filters</DrawerTitle>
      </div>
      <div className="facet-scroll">
        <PriceFields prices={prices} choice={choice} action={action} onPrice={onPrice} />
        <FacetList facets={facets} leading={leading} choice={choice} linkTo={linkTo} />
      </div>
      <div className="flex items-center gap-4 border-t border-line bg-card pt-3 pb-4 lg:hidden">
        {count > 0 && (
          <a
            {...linkTo({ ...noChoice, sort: choice.sort })}
            rel="nofollow"
            className="text-link tap min-h-11 px-1 text-sm"
          >
            Clear filters
          </a>
        )}
        <Button popoverTarget={drawer} popoverTargetAction="hide" className="flex-1">
          {showWords(total)}
        </Button>
      </div>
    </aside>
  );
}

/** What opens the filters on small screens, with how many are chosen. */
export function FacetToggle({ choice }: { choice: ListChoice }) {
  const count = chosenCount(choice);
  return (
    <Button kind="secondary" size="small" popoverTarget={drawer} className="flex-1 lg:hidden">
      <Icon name="sliders" size={18} />
      Filters{count > 0 && ` (${count})`}
    </Button>
  );
}

function showWords(total: number | null): string {
  if (total === null) return 'Show products';
  if (total === 0) return 'No products fit';
  return total === 1 ? 'Show 1 product' : `Show ${total} products`;
}
