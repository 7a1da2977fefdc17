import type { MenuGroup, ShopMenus } from '@/lib/content/menu';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import type { ResourceSection } from './resource-section';
import { shellPaths, shellTexts } from './texts';

/**
 * Rows of the resources drawer (specification A2): five sections, each unfolding in place. It opens at the section of the current URL
 * (`resource-section.ts`).
 */
export function ResourcesDrawerList({ menus }: { menus: ShopMenus }) {
  const sections: Record<ResourceSection, MenuGroup> = {
    resourceHub: {
      title: shellTexts.resourceHub,
      links: [
        ...menus.careGuides.links,
        { label: shellTexts.allCareGuides, path: shellPaths.resourceHub },
      ],
    },
    references: { ...menus.references, title: shellTexts.references },
    customerService: { ...menus.customerService, title: shellTexts.customerService },
    services: { ...menus.services, title: shellTexts.services },
    corporate: { ...menus.corporate, title: shellTexts.corporate },
  };
  return Object.entries(sections)
    .filter(([, { links }]) => links.length > 0)
    .map(([section, { title, links }]) => (
      <details key={section} name="resources" data-section={section}>
        <summary className="drawer-row">
          {title}
          <Icon name="chevronDown" />
        </summary>
        <ul className="py-2">
          {links.map((link) => (
            <li key={link.path}>
              <ShopLink href={link.path} className="drawer-link">
                {link.label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </details>
    ));
}
