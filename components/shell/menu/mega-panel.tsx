import { pictureAt } from '@/lib/catalogue/picture';
import type { ArticleLink } from '@/lib/content/menus';
import type { MenuCategory } from '@/lib/content/shell-menus';
import { resourceHubPath } from '@/lib/routes/article-path';
import { ShopLink } from '@/components/ui/shop-link';
import { Picture } from '@/components/ui/picture';
import { shellTexts } from '../shell-texts';

interface MegaPanelProps {
  category: MenuCategory;
  /** Related articles of the category. */
  articles: readonly ArticleLink[];
}

/** What the panel under a category of the bar holds: subcategories with their children, and Related Articles (specification A2). */
export function MegaPanel({ category, articles }: MegaPanelProps) {
  const groups = category.children.filter(({ children }) => children.length > 0);
  // Beside groups, a subcategory without children would be a heading over nothing.
  const alone =
    groups.length > 0 ? category.children.filter((child) => !groups.includes(child)) : [];
  return (
    <div className="shop flex gap-10">
      <div className="min-w-0 flex-1">
        <ul className="columns-3 gap-x-6 xl:columns-4">
          {(groups.length > 0 ? groups : category.children).map((child) => (
            <li key={child.id} className="break-inside-avoid pb-7">
              <ShopLink href={child.path} className="display text-name hover:underline">
                {child.name}
              </ShopLink>
              {child.children.length > 0 && (
                <ul className="mt-1.5">
                  {child.children.map((leaf) => (
                    <li key={leaf.id}>
                      <ShopLink href={leaf.path} className="menu-row -ml-2 text-ui">
                        {leaf.name}
                      </ShopLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-5">
          {alone.map((child) => (
            <ShopLink key={child.id} href={child.path} className="text-link">
              {child.name}
            </ShopLink>
          ))}
          <ShopLink href={category.path} className="text-link">
            Shop all {category.name}
          </ShopLink>
        </p>
      </div>
      {articles.length > 0 && (
        <div className="w-64 shrink-0 border-l border-line pl-8">
          <p className="display text-name">{shellTexts.relatedArticles}</p>
          <ul className="mt-2 space-y-1">
            {articles.map((article) => (
              <li key={article.path}>
                <ShopLink
                  href={article.path}
                  className="menu-row -ml-2 flex! items-center gap-3 text-ui"
                >
                  {article.picture && (
                    <img
                      src={pictureAt(article.picture.url, 400)}
                      alt=""
                      width={68}
                      height={48}
                      loading="lazy"
                      className="h-12 w-17 shrink-0 rounded-pane bg-mist object-cover"
                    />
                  )}
                  {article.label}
                </ShopLink>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <ShopLink href={resourceHubPath({ catID: category.id })} className="text-link text-sm">
              {shellTexts.viewAllArticles}
            </ShopLink>
          </p>
        </div>
      )}
      {category.picture && (
        <ShopLink
          href={category.path}
          className="hidden w-64 shrink-0 self-start overflow-hidden rounded-panel bg-aubergine-700 xl:block"
        >
          <span className="block aspect-[1.42]">
            <Picture picture={{ ...category.picture, alt: '' }} ratio={1.5} sizes="256px" />
          </span>
          <span className="display block px-5 py-4 text-name text-white">{category.name}</span>
        </ShopLink>
      )}
    </div>
  );
}
