import type { Picture } from '../product/product';

/** A category as the commerce platform stores it, before any rule was applied. */
export interface CategoryRecord {
  id: string;
  parentID: string | null;
  name: string;
  listOrder: number;
  active: boolean;
  /** Chicago days or ISO instants; open when null. */
  startDate: string | null;
  endDate: string | null;
  /** Slugs of related articles. */
  articles: string[];
  picture: Picture | null;
  /** Path of a `redirect:` note (specification A4), else null. */
  redirect: string | null;
}

/** A visible category with its visible children, in the shop's order. */
export interface Category extends CategoryRecord {
  /** Public path: `/c/flowers/bouquets?c=roses`, or where its note redirects. */
  path: string;
  children: Category[];
}

/** A category with its own text, which only its own page shows and which is cached apart from the tree. */
export interface CategoryWithText extends Category {
  description: string;
}
