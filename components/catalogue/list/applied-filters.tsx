import {
  noChoice,
  toggled,
  type ListChoice,
  writtenPrice,
} from '@/lib/catalogue/category/list-address';
import { filterKeyOf } from '@/lib/routes/filter-keys';
import { facetDefinitions } from '@/lib/search/facets';
import { Icon } from '@/components/ui/icon';
import type { LinkTo, ListLinkProps } from './list-view';

interface AppliedFiltersProps {
  choice: ListChoice;
  linkTo: LinkTo;
  /** What the list is about, shown while no filter is chosen; a short desktop has no room for it. */
  intro: string;
  /** The last chip has gone under the focus, which needs another place. */
  onCleared: () => void;
  /** Where and by when it is to arrive. */
  arrivesBy?: React.ReactNode;
  /** The order of the list, at the right end. */
  children: React.ReactNode;
}

/** The row above the products: chosen filters as chips that take them away and leave the focus to the next one, 'Clear all', and the order. */
export function AppliedFilters({
  choice,
  linkTo,
  intro,
  onCleared,
  arrivesBy,
  children,
}: AppliedFiltersProps) {
  const chips = facetDefinitions.flatMap(({ attribute }) =>
    (choice.filters[filterKeyOf(attribute)] ?? []).map((value) => ({
      key: attribute + value,
      label: value,
      link: linkTo(toggled(choice, attribute, value)),
    })),
  );
  if (writtenPrice(choice.price) !== null) {
    chips.push({
      key: 'price',
      label: priceWords(choice),
      link: linkTo({ ...choice, price: { min: null, max: null } }),
    });
  }
  const leaving = (link: ListLinkProps, last: boolean): ListLinkProps => ({
    ...link,
    onClick: (event) => {
      link.onClick(event);
      if (!event.isDefaultPrevented()) return;
      if (last) onCleared();
      else event.currentTarget.closest('li')?.nextElementSibling?.querySelector('a')?.focus();
    },
  });
  return (
    <>
      {chips.length === 0 && intro !== '' && (
        <p className="mt-1.5 line-clamp-3 text-sm text-ink-2 lg:line-clamp-1 lg:[@media(max-height:860px)]:hidden">
          {intro}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-1 max-lg:py-2">
        {chips.length > 0 && (
          <ul className="flex flex-wrap items-center gap-2" aria-label="Chosen filters">
            <li className="text-sm text-ink-2" aria-hidden="true">
              Showing
            </li>
            {chips.map(({ key, label, link }) => (
              <li key={key}>
                <a
                  {...leaving(link, chips.length === 1)}
                  rel="nofollow"
                  className="chip chip-applied"
                  aria-label={`Remove ${label}`}
                >
                  {label}
                  <Icon name="close" size={16} />
                </a>
              </li>
            ))}
            <li>
              <a
                {...leaving(linkTo({ ...noChoice, sort: choice.sort }), true)}
                rel="nofollow"
                className="text-link tap px-1 text-sm"
              >
                Clear all
              </a>
            </li>
          </ul>
        )}
        {arrivesBy}
        <div className="ml-auto flex items-center gap-2.5 max-lg:w-full">{children}</div>
      </div>
    </>
  );
}

function priceWords({ price }: ListChoice): string {
  if (price.min === null) return `Up to $${price.max}`;
  return price.max === null ? `From $${price.min}` : `$${price.min} – $${price.max}`;
}
