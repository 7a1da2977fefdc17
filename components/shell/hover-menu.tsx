import { Icon } from '@/components/ui/icon';
import { MenuOpener } from '@/components/ui/menu-opener';
import { menuPlace } from './menu-place';
import type { UtilityMenu } from './utility-menus';

/** One menu of the utility bar: opens on hover, click and Enter; its links follow the visitor's first move (`late-menus.tsx`). */
export function HoverMenu({ id, label, path }: Pick<UtilityMenu, 'id' | 'label' | 'path'>) {
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
