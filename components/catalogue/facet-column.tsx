import { categoryRoute } from '@/lib/routes/category-path';
import { filterKeyOf } from '@/lib/routes/filter-keys';
import type { ListChoice } from '@/lib/catalogue/list-address';
import { facetDefinitions, type Facet } from '@/lib/search/facets';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FacetList } from './facet-list';

interface FacetColumnProps {
  facets: readonly Facet[];
  categoryID: string;
  choice: ListChoice;
}

/** Filters beside the list on wide screens, folded above it on small ones. */
export function FacetColumn({ facets, categoryID, choice }: FacetColumnProps) {
  if (facets.length === 0) return <div className="max-lg:hidden" />;
  return (
    <aside aria-label="Filters" id="facets" data-menu="" data-stays="" className="facet-fold">
      <PriceRange categoryID={categoryID} choice={choice} />
      <FacetList facets={facets} categoryID={categoryID} choice={choice} />
    </aside>
  );
}

/** The button that unfolds the filters on small screens. */
export function FacetToggle() {
  return (
    <button
      type="button" data-toggle="facets" aria-expanded="false" aria-controls="facets"
      className="flex min-h-10 flex-1 items-center justify-center gap-2 rounded-pane border border-line-strong bg-card px-3.5 text-ui lg:hidden"
    >
      <Icon name="sliders" size={18} />Filters
    </button>
  );
}

/** Two number fields: no dragging needed. */
function PriceRange({ categoryID, choice }: { categoryID: string; choice: ListChoice }) {
  const { pathname, c } = categoryRoute(categoryID);
  const field = 'nums h-10 w-full min-w-0 rounded-pane border border-line-strong bg-card px-3 text-sm';
  return (
    <form action={pathname} method="get" className="pb-3">
      <fieldset>
        <legend className="pb-2 text-ui font-strong">Price range</legend>
        <div className="flex items-center gap-2">
          <input className={field} name="min" inputMode="numeric" pattern="[0-9]*" maxLength={5} placeholder="$ from" aria-label="Lowest price in dollars" defaultValue={choice.price.min ?? ''} />
          <span className="text-sm text-ink-2">to</span>
          <input className={field} name="max" inputMode="numeric" pattern="[0-9]*" maxLength={5} placeholder="$ to" aria-label="Highest price in dollars" defaultValue={choice.price.max ?? ''} />
          <button type="submit" name="price" value="fields" className={buttonClass('secondary', 'small', 'px-3!')}>Go</button>
        </div>
      </fieldset>
      {c && <input type="hidden" name="c" value={c} />}
      {choice.sort && <input type="hidden" name="sort" value={choice.sort} />}
      {facetDefinitions.map(({ attribute }) => {
        const key = filterKeyOf(attribute);
        const values = choice.filters[key];
        return values?.length ? <input key={key} type="hidden" name={key} value={values.join(',')} /> : null;
      })}
    </form>
  );
}
