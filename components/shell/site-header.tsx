import type { Category } from '@/lib/catalogue/category';
import type { MenuLink, ShopMenus } from '@/lib/content/menu';
import { AccountLink, AccountPanel } from './account-link';
import { BottomBar } from './bottom-bar';
import { CategoryBar } from './category-bar';
import { CategoryDrawer } from './category-drawer';
import { Logo } from './logo';
import { ResourcesDrawer } from './resources-drawer';
import { SearchBox } from './search-box';
import { UtilityBar } from './utility-bar';

interface SiteHeaderProps {
  categories: readonly Category[];
  articles: Readonly<Record<string, MenuLink[]>>;
  menus: ShopMenus;
  /** The cart indicator, an island of the cart. */
  cart: React.ReactNode;
}

/** Header of the shop: utility bar, logo row, category bar; on small screens logo row, search and the bottom bar. */
export function SiteHeader({ categories, articles, menus, cart }: SiteHeaderProps) {
  return (
    <>
      <header className="no-print relative z-(--z-header) bg-card shadow-[0_1px_0_var(--color-line)]">
        <UtilityBar menus={menus} />
        <div className="shop header-row flex items-center justify-between gap-6 max-lg:h-14! xl:gap-10">
          <Logo />
          <div className="hidden flex-1 justify-center lg:flex"><SearchBox id="search" /></div>
          <div className="flex shrink-0 items-center gap-1 lg:gap-4">
            <AccountLink />
            {cart}
          </div>
        </div>
        <div className="shop pb-2.5 lg:hidden"><SearchBox id="search-small" /></div>
        <CategoryBar categories={categories} articles={articles} />
      </header>
      <BottomBar productsDrawer="drawer-products" resourcesDrawer="drawer-resources" />
      <CategoryDrawer id="drawer-products" categories={categories} />
      <ResourcesDrawer id="drawer-resources" menus={menus} />
      <AccountPanel />
    </>
  );
}
