import type { Category } from '@/lib/catalogue/category';
import type { ArticleLink, ShopMenus } from '@/lib/content/menu';
import { BottomBar } from './bottom-bar';
import { CategoryBar } from './category-bar';
import { CategoryDrawer } from './category-drawer';
import { Logo } from './logo';
import { ResourcesDrawer } from './resources-drawer';
import { drawers } from './texts';
import { UtilityBar } from './utility-bar';

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
