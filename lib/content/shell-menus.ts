import type { Category } from '@/lib/catalogue/category/category';
import type { Picture } from '@/lib/catalogue/product/product';
import type { Shell } from './shell.server';

/** A category as a menu shows it, with the categories below it. */
export interface MenuCategory {
  id: string;
  name: string;
  path: string;
  /** Of a top-level category only. */
  picture: Picture | null;
  /** Whether articles are about it. */
  hasArticles: boolean;
  children: MenuCategory[];
}

/** What the menus and drawers of the shell hold: asked for after the visitor's first move, not part of every page (decision 074). */
export interface ShellMenus extends Pick<Shell, 'articles' | 'menus'> {
  categories: MenuCategory[];
}

/** The menus' share of the shell. */
export function shellMenus({
  categories,
  articles,
  menus,
}: Pick<Shell, 'categories' | 'articles' | 'menus'>): ShellMenus {
  return {
    categories: categories.map((category) => menuCategory(category, category.picture)),
    articles,
    menus,
  };
}

function menuCategory(
  { id, name, path, articles, children }: Category,
  picture: Picture | null = null,
): MenuCategory {
  return {
    id,
    name,
    path,
    picture,
    hasArticles: articles.length > 0,
    children: children.map((child) => menuCategory(child)),
  };
}
