import { giftCardsCategoryID } from '@/lib/catalogue/category/category-page';
import type { MenuCategory } from '@/lib/content/shell-menus';
import { resourceHubPath } from '@/lib/routes/article-path';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { DrawerTitle } from '@/components/ui/dialog/drawer-title';
import { OnSaleRow } from './category-drawer';
import { shellTexts } from '../shell-texts';

/** Rows of the products drawer: a chevron on each category but gift cards opens its own list; On Sale is last (specification A2). */
export function CategoryDrawerList({
  drawer,
  categories,
}: {
  drawer: string;
  categories: readonly MenuCategory[];
}) {
  return (
    <ul>
      {categories.length === 0 && <li className="py-4 text-ink-2">{shellTexts.noCategories}</li>}
      {categories.map((category) => (
        <li key={category.id}>
          {category.id === giftCardsCategoryID ? (
            <ShopLink href={category.path} className="drawer-row">
              {category.name}
            </ShopLink>
          ) : (
            <SubcategoryRow category={category} drawer={drawer} />
          )}
        </li>
      ))}
      <OnSaleRow />
    </ul>
  );
}

function SubcategoryRow({ category, drawer }: { category: MenuCategory; drawer: string }) {
  const id = `drawer-${category.id}`;
  return (
    <>
      <button type="button" popoverTarget={id} className="drawer-row">
        {category.name}
        <Icon name="chevronRight" />
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={category.name} className="drawer">
        <DrawerTitle drawer={id} back={shellTexts.products} closes={drawer}>
          {category.name}
        </DrawerTitle>
        <ul>
          {category.children.map((child) => (
            <li key={child.id}>
              <ShopLink href={child.path} className="drawer-row">
                {child.name}
              </ShopLink>
            </li>
          ))}
          {category.hasArticles && (
            <li>
              <ShopLink
                href={resourceHubPath({ catID: category.id })}
                className="drawer-row font-strong text-lilac-700"
              >
                {shellTexts.viewRelatedArticles}
              </ShopLink>
            </li>
          )}
        </ul>
        <ShopLink
          href={category.path}
          className="mt-5 flex min-h-12 items-center justify-center rounded-pane bg-aubergine-700 px-5 font-strong text-white"
        >
          Shop all {category.name}
        </ShopLink>
      </div>
    </>
  );
}
