import { brand } from '@/lib/config/brand';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { HoverMenu } from './hover-menu';
import { shellPaths, shellTexts } from './texts';
import { utilityMenus } from './utility-menus';

/** The bar of lilac air: the local order phone with today's hours, four menus and the Store Locator (specification A2). */
export function UtilityBar({ hours }: { hours?: React.ReactNode }) {
  return (
    <div className="hidden bg-lilac-200 text-xs text-ink lg:block">
      <div className="shop flex h-9 items-center justify-between">
        <p className="flex items-center gap-3">
          <a href={`tel:+1-${brand.orderPhone}`} className="flex h-9 items-center gap-2">
            <Icon name="phone" size={15} />
            <span>{shellTexts.orderByPhone}</span>
            <span className="nums font-strong">{brand.orderPhone}</span>
          </a>
          {hours}
        </p>
        <nav aria-label="Services and information">
          <ul className="flex items-center gap-4">
            {utilityMenus.map(({ id, label, path }) => (
              <HoverMenu key={id} id={id} label={label} path={path} />
            ))}
            <li>
              <ShopLink
                href={shellPaths.stores}
                className="flex h-9 items-center gap-1.5 font-medium"
              >
                <Icon name="pin" size={15} />
                {shellTexts.storeLocator}
              </ShopLink>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
