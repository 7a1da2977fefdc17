import type { Category } from '@/lib/catalogue/category/category';
import { giftCardsCategoryID } from '@/lib/catalogue/category/category-page';
import type { ArticleLink } from '@/lib/content/menus';
import { Icon } from '@/components/ui/icon';
import { MenuOpener } from '@/components/ui/dialog/menu-opener';
import { ShopLink } from '@/components/ui/shop-link';
import { menuPlace, panelID } from './menu-place';
import { shellTexts } from '../shell-texts';
import { salePath } from '@/lib/routes/static-page-path';

interface CategoryBarProps {
  categories: readonly Category[];
  /** Related articles by category ID. */
  articles: Readonly<Record<string, ArticleLink[]>>;
}

/**
 * Top-level categories with their panels, then On Sale (specification A2). Gift cards and On Sale have no panel: hovering them closes the one that is
 * open.
 */
export function CategoryBar({ categories, articles }: CategoryBarProps) {
  return (
    <nav
      aria-label="Products"
      data-bar=""
      className="relative hidden border-t border-line lg:block"
    >
      <div className="shop flex">
        <ul className="flex flex-wrap gap-x-5 xl:gap-x-6 min-[1400px]:pr-80">
          {categories.length === 0 && (
            <li className="self-center text-ink-2">{shellTexts.noCategories}</li>
          )}
          {categories.map((category) => (
            <BarItem key={category.id} category={category} articles={articles[category.id] ?? []} />
          ))}
          <li data-closes="">
            <ShopLink href={salePath} className="bar-link font-strong text-terra-600">
              {shellTexts.onSale}
            </ShopLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}

function BarItem({ category, articles }: { category: Category; articles: ArticleLink[] }) {
  const hasPanel =
    category.id !== giftCardsCategoryID && category.children.length + articles.length > 0;
  if (!hasPanel)
    return (
      <li data-closes="">
        <ShopLink href={category.path} className="bar-link">
          {category.name}
        </ShopLink>
      </li>
    );
  const id = panelID(category.id);
  return (
    <li data-menu="" className="menu flex items-center">
      <ShopLink href={category.path} className="bar-link">
        {category.name}
      </ShopLink>
      <MenuOpener
        menu={id}
        href={category.path}
        rel="nofollow"
        aria-label={`${category.name} menu`}
        className="sr-only focus-visible:not-sr-only focus-visible:ml-1! focus-visible:grid focus-visible:size-6 focus-visible:place-items-center"
      >
        <Icon name="chevronDown" size={16} />
      </MenuOpener>
      <div id={id} className="menu-panel mega" {...menuPlace} />
    </li>
  );
}
