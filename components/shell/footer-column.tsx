import type { MenuGroup } from '@/lib/content/menu';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { columnID } from './menu-place';

/** One column of the footer: folded on small screens by the browser itself, always open on wide ones (`.fold` in styles/shell.css). */
export function FooterColumn({ group }: { group: MenuGroup }) {
  return (
    <div className="border-b border-loam-700 md:border-0">
      <h2 className="fold-title text-name">{group.title}</h2>
      <details className="fold">
        <summary>
          <h2 className="text-name">{group.title}</h2>
          <Icon name="plus" className="fold-mark transition-[rotate] duration-(--dur-base)" />
        </summary>
        <ul id={columnID(group.title)} className="pb-4 text-sm text-on-loam-2 md:pt-2 md:pb-0">
          {group.links.map((link) => (
            <li key={link.path}>
              <ShopLink
                href={link.path}
                className="inline-flex min-h-8 items-center hover:text-on-loam hover:underline"
              >
                {link.label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
