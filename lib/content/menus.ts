import type { MenuGroup, MenuLink, ShopMenus } from './menu';

const first = 'plant-tree-and-shrub-library';

/** A shell without its menus, for when the content service is not available. */
export const noMenus: ShopMenus = {
  events: group('Workshops & Events'),
  careGuides: group('Care Guides'),
  references: group('References & Tools'),
  services: group('Services'),
  customerService: group('Customer Service'),
  corporate: group('Corporate'),
};

const titles: Record<string, keyof ShopMenus> = {
  'workshops & events': 'events',
  'care guides': 'careGuides',
  'references & tools': 'references',
  services: 'services',
  'customer service': 'customerService',
  corporate: 'corporate',
};

/** The shell's menus from the content service's groups, told apart by their titles; the library leads References & Tools (specification A9). */
export function shopMenus(groups: readonly MenuGroup[]): ShopMenus {
  const menus = { ...noMenus };
  for (const entry of groups) {
    const name = titles[entry.title.trim().toLowerCase()];
    if (name) menus[name] = entry;
  }
  return {
    ...menus,
    references: { ...menus.references, links: libraryFirst(menus.references.links) },
  };
}

function libraryFirst(links: readonly MenuLink[]): MenuLink[] {
  const isLibrary = ({ path }: MenuLink) => path.endsWith(`/${first}`);
  return [...links.filter(isLibrary), ...links.filter((link) => !isLibrary(link))];
}

function group(title: string): MenuGroup {
  return { title, links: [] };
}
