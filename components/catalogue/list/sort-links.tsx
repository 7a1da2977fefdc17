import type { ListChoice } from '@/lib/catalogue/category/list-address';
import { sortChoices } from '@/lib/search/list/sort';
import { Icon } from '@/components/ui/icon';
import { MenuOpener } from '@/components/ui/dialog/menu-opener';
import type { LinkTo } from './list-view';

/** The order of a list: a menu of links, so that it works before any script has arrived. */
export function SortLinks({ choice, linkTo }: { choice: ListChoice; linkTo: LinkTo }) {
  const current = sortChoices.find(({ value }) => value === choice.sort) ?? sortChoices[0];
  return (
    <div className="flex items-center gap-3 min-w-0 text-sm max-lg:flex-1">
      <span className="text-ink-2 max-lg:sr-only">Sort by</span>
      <div data-menu="" className="menu relative max-lg:w-full">
        <MenuOpener
          menu="sort-menu"
          aria-label={`Sort by: ${current.label}`}
          className="flex min-h-10 w-full items-center lg:w-48 justify-between rounded-pane border border-line-strong bg-card px-[12px] text-left text-ui lg:whitespace-nowrap"
        >
          {current.label}
          <Icon name="chevronDown" size={18} className="shrink-0" />
        </MenuOpener>
        <ul
          id="sort-menu"
          className="menu-panel menu-drop w-48! max-w-[calc(100vw-2*var(--gutter))] min-w-0! p-2!"
        >
          {sortChoices.map(({ value, label }) => (
            <li key={label}>
              <a
                {...linkTo({ ...choice, sort: value })}
                rel="nofollow"
                aria-current={value === choice.sort || undefined}
                className="menu-row"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
