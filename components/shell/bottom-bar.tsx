import { Icon, type IconName } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { customerPages } from '@/lib/routes/static-page-path';
import { eventsPath } from '@/lib/routes/event-path';
import { storesPath } from '@/lib/routes/store-path';

interface BottomBarProps {
  productsDrawer: string;
  resourcesDrawer: string;
  /** 'Account', an island. */
  account: React.ReactNode;
}

const links: { label: string; path: string; icon: IconName }[] = [
  { label: 'Events', path: eventsPath, icon: 'calendar' },
  { label: 'Locations', path: storesPath, icon: 'pin' },
  { label: 'Contact', path: customerPages.contact, icon: 'phone' },
];

/** The bar at the foot of small screens (specification A2). */
export function BottomBar({ productsDrawer, resourcesDrawer, account }: BottomBarProps) {
  return (
    <nav aria-label="Main" data-bar="" className="bottom-bar no-print lg:hidden">
      <ul className="grid grid-cols-6">
        <li>
          <DrawerButton drawer={productsDrawer} icon="grid">
            Products
          </DrawerButton>
        </li>
        {links.map(({ label, path, icon }) => (
          <li key={path}>
            <ShopLink href={path}>
              <Icon name={icon} size={22} />
              {label}
            </ShopLink>
          </li>
        ))}
        <li>
          <DrawerButton drawer={resourcesDrawer} icon="book">
            Resources
          </DrawerButton>
        </li>
        <li>{account}</li>
      </ul>
    </nav>
  );
}

function DrawerButton({
  drawer,
  icon,
  children,
}: {
  drawer: string;
  icon: IconName;
  children: React.ReactNode;
}) {
  return (
    <button type="button" popoverTarget={drawer}>
      <Icon name={icon} size={22} />
      {children}
    </button>
  );
}
