import type { Category } from '@/lib/catalogue/category/category';
import { ShopLink } from '@/components/ui/shop-link';
import { Drawer } from './drawer';
import { drawerPlaceID, menuPlace } from './menu-place';
import { shellTexts } from '../shell-texts';
import { salePath } from '@/lib/routes/static-page-path';

/**
 * Drawer of all products on small screens (specification A2). Its rows lead to the categories from the beginning; those that open the subcategories take
 * their place after the visitor's first move (`late-menus.tsx`).
 */
export function CategoryDrawer({
  id,
  categories,
}: {
  id: string;
  categories: readonly Pick<Category, 'id' | 'name' | 'path'>[];
}) {
  return (
    <Drawer id={id} title={shellTexts.products}>
      <div id={drawerPlaceID(id)} className="drawer-list" {...menuPlace} />
      <ul className="drawer-rows">
        {categories.length === 0 && <li className="py-4 text-ink-2">{shellTexts.noCategories}</li>}
        {categories.map((category) => (
          <li key={category.id}>
            <ShopLink href={category.path} className="drawer-row">
              {category.name}
            </ShopLink>
          </li>
        ))}
        <OnSaleRow />
      </ul>
    </Drawer>
  );
}

/** The last row (specification A2). */
export function OnSaleRow() {
  return (
    <li>
      <ShopLink href={salePath} className="drawer-row font-strong text-terra-600">
        {shellTexts.onSale}
      </ShopLink>
    </li>
  );
}
