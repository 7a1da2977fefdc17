import type { ShopMenus } from '@/lib/content/menu';
import { Drawer } from './drawer';
import { ResourcesDrawerList } from './resources-drawer-list';
import { shellTexts } from './texts';

/** Drawer of the information pages on small screens (specification A2). */
export function ResourcesDrawer({ id, menus }: { id: string; menus: ShopMenus }) {
  return (
    <Drawer id={id} title={shellTexts.resources}>
      <ResourcesDrawerList menus={menus} />
    </Drawer>
  );
}
