import type { Picture } from '@/lib/catalogue/product/product';

/** A link of a menu: words and a path of this site. */
export interface MenuLink {
  label: string;
  path: string;
}

export interface ArticleLink extends MenuLink {
  picture: Picture | null;
}

/** Links under one heading of the header's menus and the footer's columns (specification A3 menu link group). */
export interface MenuGroup {
  title: string;
  links: MenuLink[];
}

/** Every menu of the shell (specification A2). The resource hub has two groups: care guides, and References & Tools. */
export interface ShopMenus {
  events: MenuGroup;
  careGuides: MenuGroup;
  references: MenuGroup;
  services: MenuGroup;
  customerService: MenuGroup;
  corporate: MenuGroup;
}

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
