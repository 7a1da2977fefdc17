'use client';

import { createPortal } from 'react-dom';
import type { ShellMenus } from '@/lib/content/shell-menus';
import { useWide } from '@/components/ui/use-wide';
import { CategoryDrawerList } from './category-drawer-list';
import { HoverMenuLinks } from './hover-menu-links';
import { MegaPanel } from './mega-panel';
import { drawerPlaceID, panelID } from './menu-place';
import { drawers } from './texts';
import { utilityMenus } from './utility-menus';

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

function InPlace({ id, children }: { id: string; children: React.ReactNode }) {
  const place = document.getElementById(id);
  return place && createPortal(children, place);
}
