import type { MenuGroup, MenuLink } from '@/lib/content/menu';
import { ShopLink } from '@/components/ui/shop-link';

/** What a menu of the utility bar holds: its groups, each with its title where there are several. */
export function HoverMenuLinks({
  groups,
  more,
}: {
  groups: readonly MenuGroup[];
  more?: MenuLink;
}) {
  return (
    <>
      {groups.map((group) => (
        <div key={group.title} className="not-first:mt-3">
          {groups.length > 1 && <p className="display mb-1 px-2 text-base">{group.title}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.path}>
                <ShopLink href={link.path} className="menu-row">
                  {link.label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more && (
        <ShopLink href={more.path} className="text-link mt-2 ml-2 inline-block text-sm">
          {more.label}
        </ShopLink>
      )}
    </>
  );
}
