import type { Picture } from '@/lib/catalogue/product/product';

/** A link of a menu: words and a path of this site. */
export interface MenuLink {
  label: string;
  path: string;
}

/** The link of an article in a menu, with its picture. */
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
