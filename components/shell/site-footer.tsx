import type { Category } from '@/lib/catalogue/category';
import { brand } from '@/lib/config/brand';
import type { MenuGroup, ShopMenus } from '@/lib/content/menu';
import { FooterColumn } from './footer-column';
import { LoyaltyBanner } from './loyalty-banner';
import { Strata } from './strata';
import { shellPaths, shellTexts, socialLinks } from './texts';

interface SiteFooterProps {
  categories: readonly Category[];
  menus: ShopMenus;
  /** Summary text of the content service; empty when it is not available. */
  summary: string;
  /** Current year in Chicago. */
  year: string;
  /** Whether the loyalty programme runs (specification A9). */
  loyalty?: boolean;
  /** What stands beside the social links. */
  choice?: React.ReactNode;
}

/** Footer: loyalty banner, the strata, six columns, social links, summary and copyright (specification A2). */
export function SiteFooter({
  categories,
  menus,
  summary,
  year,
  loyalty = true,
  choice,
}: SiteFooterProps) {
  const columns: MenuGroup[] = [
    {
      title: shellTexts.products,
      links: [
        ...categories.map(({ name, path }) => ({ label: name, path })),
        { label: shellTexts.onSale, path: shellPaths.onSale },
      ],
    },
    { title: shellTexts.footerEvents, links: menus.events.links },
    { title: shellTexts.services, links: menus.services.links },
    {
      title: shellTexts.resourceHub,
      links: [
        ...menus.references.links,
        { label: shellTexts.allCareGuides, path: shellPaths.resourceHub },
      ],
    },
    { title: shellTexts.customerService, links: menus.customerService.links },
    { title: shellTexts.corporate, links: menus.corporate.links },
  ];
  return (
    <>
      {loyalty && <LoyaltyBanner />}
      <div className="no-print mt-14">
        <Strata />
      </div>
      <footer className="later held on-dark no-print -mt-px bg-loam-800 text-on-loam [--later:627px] md:[--later:1130px] xl:[--later:690px]">
        <div className="shop grid gap-x-8 md:grid-cols-3 md:gap-y-10 md:py-10 xl:grid-cols-6">
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <FooterColumn key={column.title} group={column} />
            ))}
        </div>
        <div className="mt-8 bar-room bg-loam-900">
          <div className="shop flex flex-col gap-4 py-6 text-sm md:flex-row md:items-center md:justify-between">
            <p className="max-w-3xl text-on-loam-2">
              {summary} © {year} {brand.name}.
            </p>
            <ul className="flex flex-wrap gap-x-5">
              {socialLinks.map(({ label, url }) => (
                <li key={label}>
                  <a
                    href={url}
                    rel="noopener"
                    className="inline-flex min-h-8 items-center font-strong hover:underline"
                  >
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
