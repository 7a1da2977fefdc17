import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { ShopLink } from './shop-link';

interface BreadcrumbBarProps {
  /** Links, then the current label without a path. */
  crumbs: readonly Crumb[];
  /** Leaves the Home link out. */
  hideHome?: boolean;
  visible?: boolean;
  /** On a dark ground. */
  dark?: boolean;
  /** Name of the landmark, where a page has several. */
  label?: string;
}

/** Breadcrumb bar: Home, links, current label (specification A2). On a phone it is one line that scrolls: a second one would come or go with the font and move the page. */
export function BreadcrumbBar({
  crumbs,
  hideHome = false,
  visible = true,
  dark = false,
  label: name = 'Breadcrumb',
}: BreadcrumbBarProps) {
  if (!visible) return null;
  const all = hideHome ? crumbs : [{ label: 'Home', path: '/' }, ...crumbs];
  return (
    <nav
      aria-label={name}
      className={`no-print text-xs ${dark ? 'on-dark text-on-loam-2' : 'text-ink-2'}`}
    >
      <ol className="crumbs">
        {all.map(({ label, path }, index) => (
          <li key={`${label}-${path ?? ''}`} className="flex min-h-6 items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {path ? (
              <ShopLink
                href={path}
                className="tap min-h-6 underline decoration-line-strong/40 underline-offset-4 hover:decoration-current"
              >
                {label}
              </ShopLink>
            ) : index < all.length - 1 ? (
              <span>{label}</span>
            ) : (
              <span
                aria-current="page"
                className={`font-medium ${dark ? 'text-on-loam' : 'text-ink'}`}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
