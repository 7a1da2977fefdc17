import type { Category } from '@/lib/catalogue/category/category';
import type { ArticleLink, ShopMenus, MenuGroup } from '@/lib/content/menus';
import { BottomBar } from './bottom-bar';
import { CategoryBar } from './menu/category-bar';
import { CategoryDrawer } from './menu/category-drawer';
import { Logo } from './logo';
import { shellTexts } from './shell-texts';
import { drawers } from './menu/menu-place';
import { Drawer } from './menu/drawer';
import { brand } from '@/lib/config/brand';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { type UtilityMenu, utilityMenus } from './menu/utility-menus';
import { MenuOpener } from '@/components/ui/dialog/menu-opener';
import { menuPlace } from './menu/menu-place';
import type { ResourceSection } from './resource-section';
import { resourceHubPath } from '@/lib/routes/article-path';
import { storesPath } from '@/lib/routes/store-path';

/**
 * Rows of the resources drawer (specification A2): five sections, each unfolding in place. It opens at the section of the current URL
 * (`resource-section.ts`).
 */
function ResourcesDrawerList({ menus }: { menus: ShopMenus }) {
  const sections: Record<ResourceSection, MenuGroup> = {
    resourceHub: {
      title: shellTexts.resourceHub,
      links: [
        ...menus.careGuides.links,
        { label: shellTexts.allCareGuides, path: resourceHubPath() },
      ],
    },
    references: { ...menus.references, title: shellTexts.references },
    customerService: { ...menus.customerService, title: shellTexts.customerService },
    services: { ...menus.services, title: shellTexts.services },
    corporate: { ...menus.corporate, title: shellTexts.corporate },
  };
  return Object.entries(sections)
    .filter(([, { links }]) => links.length > 0)
    .map(([section, { title, links }]) => (
      <details key={section} name="resources" data-section={section}>
        <summary className="drawer-row">
          {title}
          <Icon name="chevronDown" />
        </summary>
        <ul className="py-2">
          {links.map((link) => (
            <li key={link.path}>
              <ShopLink href={link.path} className="drawer-link">
                {link.label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </details>
    ));
}

/** One menu of the utility bar: opens on hover, click and Enter; its links follow the visitor's first move (`late-menus.tsx`). */
function HoverMenu({ id, label, path }: Pick<UtilityMenu, 'id' | 'label' | 'path'>) {
  return (
    <li data-menu="" className="menu relative">
      <MenuOpener
        menu={id}
        href={path}
        className="flex h-9 items-center gap-1.5 rounded-pane px-2 font-medium whitespace-nowrap"
      >
        {label}
        <Icon name="chevronDown" size={14} />
      </MenuOpener>
      <div id={id} className="menu-panel menu-drop" {...menuPlace} />
    </li>
  );
}

/**
 * The bar of lilac air: the local order phone with today's hours, where it is going and when it can be there; on wide screens four menus and the Store Locator
 * as well (specification A2).
 */
export function UtilityBar({
  hours,
  arrival,
}: {
  hours?: React.ReactNode;
  arrival?: React.ReactNode;
}) {
  return (
    <div className="bg-lilac-200 text-xs text-ink">
      <div className="shop flex min-h-10 items-center justify-between gap-x-3 lg:min-h-9">
        <p className="flex shrink-0 items-center gap-3 max-lg:order-last md:max-lg:min-w-100 md:max-lg:flex-row-reverse">
          <a
            href={`tel:+1-${brand.orderPhone}`}
            className="flex h-10 min-w-8 items-center justify-end gap-2 lg:h-9"
          >
            <Icon name="phone" size={15} />
            <span className="sr-only min-[1400px]:not-sr-only">{shellTexts.orderByPhone}</span>{' '}
            <span className="nums font-strong max-sm:sr-only">{brand.orderPhone}</span>
          </a>
          {hours}
        </p>
        {arrival}
        <nav aria-label="Services and information" className="hidden lg:block">
          <ul className="flex items-center gap-1 min-[1400px]:gap-4">
            {utilityMenus.map(({ id, label, path }) => (
              <HoverMenu key={id} id={id} label={label} path={path} />
            ))}
            <li>
              <ShopLink
                href={storesPath}
                className="flex h-9 items-center gap-1.5 font-medium whitespace-nowrap"
              >
                <Icon name="pin" size={15} />
                {shellTexts.storeLocator}
              </ShopLink>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** Drawer of the information pages on small screens (specification A2). */
export function ResourcesDrawer({ id, menus }: { id: string; menus: ShopMenus }) {
  return (
    <Drawer id={id} title={shellTexts.resources}>
      <ResourcesDrawerList menus={menus} />
    </Drawer>
  );
}

interface SiteHeaderProps {
  categories: readonly Category[];
  articles: Readonly<Record<string, ArticleLink[]>>;
  menus: ShopMenus;
  /** The search box, an island of the search. */
  search: React.ReactNode;
  /** Greeting or log-in, an island of the account. */
  account: React.ReactNode;
  /** 'Account' of the bottom bar. */
  accountEntry: React.ReactNode;
  /** The cart indicator, an island of the cart. */
  cart: React.ReactNode;
  /** Opening hours of today, an island of the stores. */
  hours?: React.ReactNode;
  /** Where it is going and the first day it can be there, an island of the stores. */
  arrival?: React.ReactNode;
}

/**
 * Header of the shop: utility bar, logo row, category bar; on small screens utility bar, logo row, search with the cart, which stay in view, and the bottom bar
 * (specification A2).
 */
export function SiteHeader({
  categories,
  articles,
  menus,
  search,
  account,
  accountEntry,
  cart,
  hours,
  arrival,
}: SiteHeaderProps) {
  return (
    <>
      <header className="site-header no-print sticky -top-24 has-[:focus-visible:not([type=search])]:top-0 lying:not-has-[:focus-visible:not([type=search])]:-top-10 max-[17rem]:relative max-[17rem]:top-0 z-(--z-header) bg-card shadow-[0_1px_0_var(--color-line)] lg:relative lg:top-0">
        <UtilityBar hours={hours} arrival={arrival} />
        <div className="shop flex flex-wrap items-center justify-between gap-x-2 max-lg:pb-2.5 sm:gap-x-6 lying:pb-0 xl:gap-x-10">
          <div className="header-row flex items-center">
            <Logo />
          </div>
          <div className="order-1 flex min-w-0 grow basis-[calc(100%-5rem)] justify-center lg:order-none lg:flex-1 lg:basis-auto lying:order-none lying:basis-0">
            {search}
          </div>
          {account}
          <div className="order-2 -mr-2 lying:order-none lg:order-none lg:-ml-2 lg:mr-0 xl:-ml-6">
            {cart}
          </div>
        </div>
        <CategoryBar categories={categories} articles={articles} />
      </header>
      <BottomBar
        productsDrawer={drawers.products}
        resourcesDrawer={drawers.resources}
        account={accountEntry}
      />
      <CategoryDrawer id={drawers.products} categories={categories} />
      <ResourcesDrawer id={drawers.resources} menus={menus} />
    </>
  );
}
