import type { MenuLink } from '@/lib/content/menus';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { CategoryChips, OrderLine } from './ways-on';

interface GonePageProps {
  /** From the top level to the category of what is gone; empty where nobody knows it. */
  trail: readonly MenuLink[];
  /** Where to look on. */
  links: readonly MenuLink[];
}

/** The page of something that has left the shop for good (ruling 5: 410 and links to its category). */
export function GonePage({ trail, links }: GonePageProps) {
  const category = trail.at(-1);
  return (
    <main id="main" className="shop page-top pb-6">
      <BreadcrumbBar crumbs={[...trail, { label: 'No Longer Available' }]} />
      <div className="page-head">
        <EmptyState heading="No Longer Available" level={1}>
          <p className="text-ink-2">
            We no longer carry what you are looking for.
            {category ? ' Try these instead.' : ''}
          </p>
          <OrderLine />
          {category ? (
            <ButtonLink href={category.path} className="mt-2">
              See {category.label}
            </ButtonLink>
          ) : (
            <ButtonLink href="/" className="mt-2">
              Go Back Home
            </ButtonLink>
          )}
          <CategoryChips links={links} />
        </EmptyState>
      </div>
    </main>
  );
}
