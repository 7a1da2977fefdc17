import type { MenuGroup, ShopMenus } from '@/lib/content/menu';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { DrawerTitle } from './drawer-title';
import { shellPaths, shellTexts } from './texts';

/** Drawer of the information pages on small screens (000 §2): five sections, each unfolding in place. */
export function ResourcesDrawer({ id, menus }: { id: string; menus: ShopMenus }) {
  const sections: { title: string; group: MenuGroup }[] = [
    { title: shellTexts.resourceHub, group: { ...menus.careGuides, links: [...menus.careGuides.links, { label: shellTexts.allCareGuides, path: shellPaths.resourceHub }] } },
    { title: shellTexts.references, group: menus.references },
    { title: shellTexts.customerService, group: menus.customerService },
    { title: shellTexts.services, group: menus.services },
    { title: shellTexts.corporate, group: menus.corporate },
  ];
  return (
    <div id={id} popover="auto" role="dialog" aria-label="Resources" className="drawer">
      <DrawerTitle drawer={id}>Resources</DrawerTitle>
      {sections.filter(({ group }) => group.links.length > 0).map(({ title, group }) => (
        <details key={title} name="resources">
          <summary className="drawer-row">{title}<Icon name="chevronDown" /></summary>
          <ul className="py-2">
            {group.links.map((link) => (
              <li key={link.path}><ShopLink href={link.path} className="flex min-h-11 items-center px-2 text-ink-2">{link.label}</ShopLink></li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
