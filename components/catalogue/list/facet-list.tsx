import { useState } from 'react';
import {
  hasChosen,
  isChosen,
  toggled,
  type ListChoice,
} from '@/lib/catalogue/category/list-address';
import type { FacetAttribute } from '@/lib/core/facets';
import type { Facet } from '@/lib/search/facets';
import type { LinkTo } from './list-view';
import { swatchOf } from './swatches';
import { colorsWords } from '../texts';

interface FacetListProps {
  facets: readonly Facet[];
  /** The facets shown first (`leadingFacets`). */
  leading: readonly FacetAttribute[];
  choice: ListChoice;
  linkTo: LinkTo;
}

const openAtFirst = 3;
const shownAtFirst = 6;

/**
 * The facets of a list with counts: those that fit its shelf, the others behind 'More filters', which is open where one of them is chosen. Each value is
 * a link to the view it would give, so that it works without a script.
 */
export function FacetList({ facets, leading, choice, linkTo }: FacetListProps) {
  const others = facets.filter(({ attribute }) => !leading.includes(attribute));
  const [open] = useState(others.some(({ attribute }) => hasChosen(choice, attribute)));
  const folded = (facet: Facet, unfolded: boolean) => (
    <details key={facet.attribute} open={unfolded || undefined} className="facet">
      <summary>{facet.label}</summary>
      {facet.attribute === 'Color' ? (
        <Swatches facet={facet} choice={choice} linkTo={linkTo} />
      ) : (
        <Values facet={facet} choice={choice} linkTo={linkTo} />
      )}
    </details>
  );
  return (
    <>
      {facets
        .filter(({ attribute }) => leading.includes(attribute))
        .map((facet, index) => folded(facet, index < openAtFirst))}
      {others.length > 0 && (
        <details className="facet" open={open || undefined}>
          <summary>More filters</summary>
          {others.map((facet) => folded(facet, hasChosen(choice, facet.attribute)))}
        </details>
      )}
    </>
  );
}

interface OneFacet extends Pick<FacetListProps, 'choice' | 'linkTo'> {
  facet: Facet;
}

function Values({ facet, choice, linkTo }: OneFacet) {
  const rows = facet.values.map(({ value, count }) => (
    <li key={value}>
      <a
        {...linkTo(toggled(choice, facet.attribute, value))}
        rel="nofollow"
        aria-current={isChosen(choice, facet.attribute, value) || undefined}
        className="facet-row"
      >
        <span>{value}</span>
        <span className="facet-count">{count}</span>
      </a>
    </li>
  ));
  const more = rows.length - shownAtFirst;
  return (
    <>
      <ul>{rows.slice(0, shownAtFirst)}</ul>
      {more > 0 && (
        <details>
          <summary className="text-link">View {more} more</summary>
          <ul>{rows.slice(shownAtFirst)}</ul>
        </details>
      )}
    </>
  );
}

function Swatches({ facet, choice, linkTo }: OneFacet) {
  return (
    <>
      <ul className="swatches">
        {facet.values.map(({ value, count }) => (
          <li key={value}>
            <a
              {...linkTo(toggled(choice, facet.attribute, value))}
              rel="nofollow"
              aria-current={isChosen(choice, facet.attribute, value) || undefined}
              title={`${value} (${count})`}
              aria-label={`${value}, ${count} products`}
              style={{ background: swatchOf(value) }}
              className="swatch"
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">
        {colorsWords(facet.values.length, hasChosen(choice, facet.attribute))}
      </p>
    </>
  );
}
