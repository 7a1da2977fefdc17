import type { Category } from '@/lib/catalogue/category';
import { customerPages } from '@/lib/routes/static-page-path';
import { salePath } from '@/lib/routes/sale-path';
import { ShopLink } from '@/components/ui/shop-link';
import { emptyCategoryWords } from './texts';

/** What a category without products says, with ways on: the category above it, what is reduced, and where to ask. */
export function EmptyCategory({ trail }: { trail: readonly Category[] }) {
  const [category, above] = [trail.at(-1), trail.at(-2)];
  return (
    <>
      <p>{emptyCategoryWords(category?.name ?? '')}</p>
      <p className="mt-1">
        See{' '}
        {above && (
          <>
            <ShopLink href={above.path} className="text-link">
              all of {above.name}
            </ShopLink>
            ,{' '}
          </>
        )}
        <ShopLink href={salePath} className="text-link">
          what is on sale
        </ShopLink>{' '}
        or{' '}
        <ShopLink href={customerPages.contact} className="text-link">
          ask us
        </ShopLink>{' '}
        for it.
      </p>
    </>
  );
}
