import { Icon } from '@/components/ui/icon';
import { menuPlace } from './menu-place';

/** One menu of the utility bar: opens on hover, click and Enter; its links follow the visitor's first move (`late-menus.tsx`). */
export function HoverMenu({ id, label }: { id: string; label: string }) {
  return (
    <li data-menu="" className="menu relative">
      <button type="button" data-toggle="" aria-expanded="false" aria-controls={id} className="flex h-9 items-center gap-1.5 rounded-pane px-2 font-medium">
        {label}<Icon name="chevronDown" size={14} />
      </button>
      <div id={id} className="menu-panel menu-drop" {...menuPlace} />
    </li>
  );
}
