import type { Category } from '@/lib/catalogue/category/category';
import type { ArticleLink, ShopMenus, MenuGroup } from '@/lib/content/menu';
import { BottomBar } from './bottom-bar';
import { CategoryBar } from './menu/category-bar';
import { CategoryDrawer } from './menu/category-drawer';
import { Logo } from './logo';
import { drawers, shellTexts, shellPaths } from './texts';
import { Drawer } from './menu/drawer';
import { brand } from '@/lib/config/brand';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { utilityMenus } from './menu/utility-menus';
import { MenuOpener } from '@/components/ui/dialog/menu-opener';
import { menuPlace } from './menu/menu-place';
import type { UtilityMenu } from './menu/utility-menus';
import type { ResourceSection } from './resource-section';

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
        { label: shellTexts.allCareGuides, path: shellPaths.resourceHub },
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
        className="flex h-9 items-center gap-1.5 rounded-pane px-2 font-medium"
      >
        {label}
        <Icon name="chevronDown" size={14} />
      </MenuOpener>
      <div id={id} className="menu-panel menu-drop" {...menuPlace} />
    </li>
  );
}

/** The bar of lilac air: the local order phone with today's hours, four menus and the Store Locator (specification A2). */
export function UtilityBar({ hours }: { hours?: React.ReactNode }) {
  return (
    <div className="hidden bg-lilac-200 text-xs text-ink lg:block">
      <div className="shop flex h-9 items-center justify-between">
        <p className="flex items-center gap-3">
          <a href={`tel:+1-${brand.orderPhone}`} className="flex h-9 items-center gap-2">
            <Icon name="phone" size={15} />
            <span>{shellTexts.orderByPhone}</span>
            <span className="nums font-strong">{brand.orderPhone}</span>
          </a>
          {hours}
        </p>
        <nav aria-label="Services and information">
          <ul className="flex items-center gap-4">
            {utilityMenus.map(({ id, label, path }) => (
              <HoverMenu key={id} id={id} label={label} path={path} />
            ))}
            <li>
              <ShopLink
                href={shellPaths.stores}
                className="flex h-9 items-center gap-1.5 font-medium"
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

/** Header of the shop: utility bar, logo row, category bar; on small screens logo row, search and the bottom bar (specification A2). */
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
      <header className="site-header no-print relative z-(--z-header) bg-card shadow-[0_1px_0_var(--color-line)]">
        <UtilityBar hours={hours} />
        <div className="shop flex flex-wrap items-center justify-between gap-x-2 max-lg:pb-2.5 sm:gap-x-6 xl:gap-x-10">
          <div className="header-row flex items-center">
            <Logo />
          </div>
          <div className="order-last flex w-full justify-center lg:order-none lg:w-auto lg:flex-1">
            {search}
          </div>
          <div className="flex shrink-0 items-center gap-1 lg:gap-4">
            {account}
            {cart}
          </div>
        </div>
        <CategoryBar categories={categories} articles={articles} arrival={arrival} />
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
