import type { Category } from '@/lib/catalogue/category/category';
import { brand } from '@/lib/config/brand';
import type { MenuGroup, ShopMenus } from '@/lib/content/menus';

import { shellTexts } from './shell-texts';
import { Icon } from '@/components/ui/icon';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { ShopLink } from '@/components/ui/shop-link';
import { columnID } from './menu/menu-place';
import { salePath } from '@/lib/routes/static-page-path';
import { resourceHubPath } from '@/lib/routes/article-path';
import { storesPath } from '@/lib/routes/store-path';
import { orderLookupPath } from '@/lib/routes/order-path';

/** Links from which on a column stands in two on the widest screens. */
const longColumn = 10;

/** One column of the footer: folded on small screens by the browser itself, always open on wide ones (`.fold` in styles/shell.css). */
function FooterColumn({ group }: { group: MenuGroup }) {
  const long = group.links.length > longColumn;
  return (
    <div className={`border-b border-loam-700 md:border-0 ${long ? 'xl:col-span-2' : ''}`}>
      <h2 className="fold-title text-name">{group.title}</h2>
      <details className="fold">
        <summary>
          <h2 className="text-name">{group.title}</h2>
          <Icon name="plus" className="fold-mark transition-[rotate] duration-(--dur-base)" />
        </summary>
        <ul
          id={columnID(group.title)}
          className={`pb-4 text-sm text-on-loam-2 md:pt-2 md:pb-0 ${long ? 'xl:columns-2 xl:gap-8' : ''}`}
        >
          {group.links.map((link) => (
            <li key={link.path}>
              <ShopLink
                href={link.path}
                className="inline-block py-1.5 hover:text-on-loam hover:underline"
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

/** Turf, two soils and loam as cut-paper waves: the end of every page, running into the footer. */
function Strata() {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="no-print block h-16 w-full md:h-24"
    >
      <path
        fill="var(--color-leaf-300)"
        d="M0 28c120-22 260-14 400 2s280-26 460-20 260 34 380 34 160-20 200-28v80H0z"
      />
      <path
        fill="var(--color-loam-500)"
        d="M0 44c150-22 300 6 480 2s300-24 470-10 280 26 490-6v66H0z"
      />
      <path
        fill="var(--color-loam-700)"
        d="M0 60c200-14 320 12 520 4s320-18 480-6 280 14 440-12v50H0z"
      />
      <path
        fill="var(--color-loam-800)"
        d="M0 74c180 8 340-14 560-6s420 12 600 0 200-6 280-10v38H0z"
      />
    </svg>
  );
}

interface SiteFooterProps {
  categories: readonly Category[];
  menus: ShopMenus;
  /** Summary text of the content service; empty when it is not available. */
  summary: string;
  /** Current year in Chicago. */
  year: string;
  /** What stands beside the social links. */
  choice?: React.ReactNode;
}

/** Footer: the strata, six columns, social links, summary and copyright (specification A2). */
export function SiteFooter({ categories, menus, summary, year, choice }: SiteFooterProps) {
  const columns: MenuGroup[] = [
    {
      title: shellTexts.products,
      links: [
        ...categories.map(({ name, path }) => ({ label: name, path })),
        { label: shellTexts.onSale, path: salePath },
      ],
    },
    { title: shellTexts.footerEvents, links: menus.events.links },
    { title: shellTexts.services, links: menus.services.links },
    {
      title: shellTexts.resourceHub,
      links: [
        ...menus.references.links,
        { label: shellTexts.allCareGuides, path: resourceHubPath() },
      ],
    },
    { title: shellTexts.customerService, links: menus.customerService.links },
    { title: shellTexts.corporate, links: menus.corporate.links },
  ];
  return (
    <>
      <div className="no-print mt-14">
        <Strata />
      </div>
      <footer className="later held on-dark no-print -mt-px bg-loam-800 text-on-loam [--later:627px] md:[--later:1130px] xl:[--later:690px]">
        <div className="shop grid gap-x-8 md:grid-cols-3 md:gap-y-10 md:py-10 xl:grid-cols-8 xl:gap-x-6">
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <FooterColumn key={column.title} group={column} />
            ))}
        </div>
        <p className="shop flex flex-wrap items-center gap-x-6 gap-y-1 pt-6 text-sm text-on-loam-2 md:pt-0">
          <span>
            Order by phone: <OrderPhone className="font-strong text-on-loam hover:underline" />
          </span>
          <ShopLink
            href={storesPath}
            className="tap min-h-6 font-strong text-on-loam hover:underline max-md:min-h-8"
          >
            Stores and hours
          </ShopLink>
          <ShopLink
            href={orderLookupPath}
            className="tap min-h-6 font-strong text-on-loam hover:underline max-md:min-h-8"
          >
            {shellTexts.trackOrder}
          </ShopLink>
          <span>Pay with credit or debit card, PayPal, Venmo or a gift card.</span>
        </p>
        <div className="mt-6 bar-room bg-loam-900">
          <div className="shop flex flex-col gap-4 py-6 text-sm md:flex-row md:items-center md:justify-between">
            <p className="max-w-3xl text-wrap text-on-loam-2">
              {summary} {`© ${year} ${brand.name}.`.replaceAll(' ', '\u00a0')}
            </p>
            <ul className="flex flex-wrap gap-x-5">
              {brand.socialLinks.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} rel="noopener" className="tap font-strong hover:underline">
                    {label}
                  </a>
                </li>
              ))}
              {choice && <li>{choice}</li>}
            </ul>
          </div>
        </div>
      </footer>
    </>
  );
}
