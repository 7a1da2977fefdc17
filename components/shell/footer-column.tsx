import type { MenuGroup } from '@/lib/content/menu';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';

/** One column of the footer: an accordion on small screens, always open on wide ones. */
export function FooterColumn({ group }: { group: MenuGroup }) {
  const id = `foot-${group.title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return (
    <div data-menu="" data-stays="" className="fold border-b border-loam-700 md:border-0">
      <h2 className="text-name md:hidden">
        <button type="button" data-toggle="" aria-expanded="false" aria-controls={id} className="flex min-h-14 w-full items-center justify-between text-left">
          {group.title}<Icon name="plus" className="fold-mark transition-[rotate] duration-(--dur-base)" />
        </button>
      </h2>
      <h2 className="hidden text-name md:block">{group.title}</h2>
      <ul id={id} className="fold-body pb-4 text-sm text-on-loam-2 md:pt-2 md:pb-0">
        {group.links.map((link) => (
          <li key={link.path}><ShopLink href={link.path} className="inline-flex min-h-8 items-center hover:text-on-loam hover:underline">{link.label}</ShopLink></li>
        ))}
      </ul>
    </div>
  );
}
