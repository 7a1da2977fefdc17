'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ShellMenus } from '@/lib/content/shell-menus';
import { useWide } from '@/components/ui/use-wide';
import { CategoryDrawerList } from './category-drawer-list';
import { HoverMenuLinks } from './hover-menu-links';
import { MegaPanel } from './mega-panel';
import { drawerPlaceID, panelID } from './menu-place';
import { openAtCurrentSection } from './resource-section';
import { ResourcesDrawerList } from './resources-drawer-list';
import { drawers } from './texts';
import { utilityMenus } from './utility-menus';

/** What the menus of wide screens and the drawers of small ones hold, each in the place the page keeps for it. */
export default function MenuContents({ shell }: { shell: ShellMenus }) {
  return useWide() ? <WideMenus shell={shell} /> : <Drawers shell={shell} />;
}

function WideMenus({ shell: { categories, articles, menus } }: { shell: ShellMenus }) {
  return (
    <>
      {categories.map((category) => (
        <InPlace key={category.id} id={panelID(category.id)}><MegaPanel category={category} articles={articles[category.id] ?? []} /></InPlace>
      ))}
      {utilityMenus.map(({ id, groups, more }) => <InPlace key={id} id={id}><HoverMenuLinks groups={groups(menus)} more={more} /></InPlace>)}
    </>
  );
}

function Drawers({ shell: { categories, menus } }: { shell: ShellMenus }) {
  useEffect(() => openAtCurrentSection(document, window.location.pathname), []);
  return (
    <>
      <InPlace id={drawerPlaceID(drawers.products)}><CategoryDrawerList drawer={drawers.products} categories={categories} /></InPlace>
      <InPlace id={drawerPlaceID(drawers.resources)}><ResourcesDrawerList menus={menus} /></InPlace>
    </>
  );
}

function InPlace({ id, children }: { id: string; children: React.ReactNode }) {
  const place = document.getElementById(id);
  return place && createPortal(children, place);
}
