import { DrawerTitle } from '@/components/ui/drawer-title';
import { drawerPlaceID, menuPlace } from './menu-place';
import { shellTexts } from './texts';

/** A drawer of the bottom bar: its title is in every page, its rows follow the visitor's first move (`late-menus.tsx`). */
export function Drawer({ id, children }: { id: string; children: string }) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={children} className="drawer">
      <DrawerTitle drawer={id}>{children}</DrawerTitle>
      <div id={drawerPlaceID(id)} className="drawer-list" {...menuPlace} />
      <noscript>{shellTexts.atTheFoot}</noscript>
    </div>
  );
}
