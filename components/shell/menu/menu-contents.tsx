'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ShellMenus } from '@/lib/content/shell-menus';
import { useWide } from '@/components/ui/use-wide';
import { CategoryDrawerList } from './category-drawer-list';
import { MegaPanel } from './mega-panel';
import { drawerPlaceID, drawers, panelID } from './menu-place';
import { utilityMenus } from './utility-menus';
import type { MenuGroup, MenuLink } from '@/lib/content/menus';
import { ShopLink } from '@/components/ui/shop-link';

/** What a menu of the utility bar holds: its groups, each with its title where there are several. */
function HoverMenuLinks({ groups, more }: { groups: readonly MenuGroup[]; more?: MenuLink }) {
  return (
    <>
      {groups.map((group) => (
        <div key={group.title} className="not-first:mt-3">
          {groups.length > 1 && <p className="display mb-1 px-2 text-base">{group.title}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.path}>
                <ShopLink href={link.path} className="menu-row">
                  {link.label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more && (
        <ShopLink href={more.path} className="text-link mt-2 ml-2 inline-block text-sm">
          {more.label}
        </ShopLink>
      )}
    </>
  );
}

/** What the menus of wide screens and the products drawer of small ones hold, each in the place the page keeps for it. */
export default function MenuContents({ shell }: { shell: ShellMenus }) {
  if (useWide()) return <WideMenus shell={shell} />;
  return (
    <InPlace id={drawerPlaceID(drawers.products)}>
      <CategoryDrawerList drawer={drawers.products} categories={shell.categories} />
    </InPlace>
  );
}

function WideMenus({ shell: { categories, articles, menus } }: { shell: ShellMenus }) {
  return (
    <>
      {categories.map((category) => (
        <InPlace key={category.id} id={panelID(category.id)}>
          <MegaPanel category={category} articles={articles[category.id] ?? []} />
        </InPlace>
      ))}
      {utilityMenus.map(({ id, groups, more }) => (
        <InPlace key={id} id={id}>
          <HoverMenuLinks groups={groups(menus)} more={more} />
        </InPlace>
      ))}
    </>
  );
}

/** In an open menu the first link takes the focus where what had it, the way to ask again, has gone. */
function InPlace({ id, children }: { id: string; children: React.ReactNode }) {
  const place = document.getElementById(id);
  useEffect(() => {
    if (document.activeElement === document.body && place?.closest('[data-open], [popover]'))
      place.querySelector<HTMLElement>('a, button')?.focus();
  }, [place]);
  return place && createPortal(children, place);
}
