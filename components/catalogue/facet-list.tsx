import { isChosen, listPath, toggled, type ListChoice } from '@/lib/catalogue/list-address';
import type { Facet } from '@/lib/search/facets';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { swatchOf } from './swatches';

interface FacetListProps {
  facets: readonly Facet[];
  categoryID: string;
  choice: ListChoice;
}

const openAtFirst = 4;
const shownAtFirst = 6;

/** The facets of a list with counts. Each value is a link to the view it would give, so that it works without a script. */
export function FacetList({ facets, categoryID, choice }: FacetListProps) {
  return facets.map((facet, index) => (
    <details key={facet.attribute} open={index < openAtFirst} className="facet border-t border-line py-3">
      <summary className="flex min-h-8 items-center justify-between text-ui font-strong">
        {facet.label}<Icon name="minus" size={16} className="facet-less" /><Icon name="plus" size={16} className="facet-more" />
      </summary>
      {facet.attribute === 'Color'
        ? <Swatches facet={facet} categoryID={categoryID} choice={choice} />
        : <Values facet={facet} categoryID={categoryID} choice={choice} />}
    </details>
  ));
}

function Values({ facet, categoryID, choice }: { facet: Facet; categoryID: string; choice: ListChoice }) {
  const rows = facet.values.map((entry) => <Value key={entry.value} {...entry} attribute={facet.attribute} categoryID={categoryID} choice={choice} />);
  const more = rows.length - shownAtFirst;
  return (
    <>
      <ul className="mt-1">{rows.slice(0, shownAtFirst)}</ul>
      {more > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-8 items-center text-sm">View {more} more</summary>
          <ul>{rows.slice(shownAtFirst)}</ul>
        </details>
      )}
    </>
  );
}

function Value({ value, count, attribute, categoryID, choice }: { value: string; count: number; attribute: string; categoryID: string; choice: ListChoice }) {
  const on = isChosen(choice, attribute, value);
  return (
    <li>
      <ShopLink href={listPath(categoryID, toggled(choice, attribute, value))} rel="nofollow" scroll={false} aria-current={on || undefined} className="facet-row">
        <span aria-hidden="true" className="facet-box">{on && <Icon name="check" size={14} />}</span>
        <span className="facet-value">{value}</span>
        <span className="facet-count nums">{count}</span>
      </ShopLink>
    </li>
  );
}

function Swatches({ facet, categoryID, choice }: { facet: Facet; categoryID: string; choice: ListChoice }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {facet.values.map(({ value, count }) => {
        const on = isChosen(choice, facet.attribute, value);
        return (
          <li key={value}>
            <ShopLink
              href={listPath(categoryID, toggled(choice, facet.attribute, value))} rel="nofollow" scroll={false} aria-current={on || undefined}
              title={`${value} (${count})`} aria-label={`${value}, ${count} products`} style={{ background: swatchOf(value) }} className="swatch"
            />
          </li>
        );
      })}
    </ul>
  );
}
