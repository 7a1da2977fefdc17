import type { MenuGroup } from '@/lib/content/menu';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';

interface HoverMenuProps {
  label: string;
  groups: readonly MenuGroup[];
  /** A last link under all groups. */
  more?: { label: string; path: string };
}

/** One menu of the utility bar: opens on hover, click and Enter; its links are in the page from the start. */
export function HoverMenu({ label, groups, more }: HoverMenuProps) {
  const id = `menu-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return (
    <li data-menu="" className="menu relative">
      <button type="button" data-toggle="" aria-expanded="false" aria-controls={id} className="flex h-9 items-center gap-1.5 rounded-pane px-2 font-medium">
        {label}<Icon name="chevronDown" size={14} />
      </button>
      <div id={id} className="menu-panel menu-drop">
        {groups.map((group) => (
          <div key={group.title} className="not-first:mt-3">
            {groups.length > 1 && <p className="display mb-1 px-2 text-base">{group.title}</p>}
            <ul>
              {group.links.map((link) => (
                <li key={link.path}><ShopLink href={link.path} className="menu-row">{link.label}</ShopLink></li>
              ))}
            </ul>
          </div>
        ))}
        {more && <ShopLink href={more.path} className="text-link mt-2 ml-2 inline-block text-sm">{more.label}</ShopLink>}
      </div>
    </li>
  );
}
