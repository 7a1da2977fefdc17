import type { Promo } from '@/lib/content/promo';
import { OrderPhone } from '@/components/ui/order-phone';
import { outOfTownPath } from '@/lib/routes/category-path';
import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { Picture } from '@/components/ui/picture';

/** The full-width promo of a product grid, with the order phone beside the way to what travels beyond our own vans (specification B2). */
export function WidePromo({ promo }: { promo: Promo }) {
  return (
    <div className="my-2 flex flex-col overflow-hidden rounded-pane bg-glass md:flex-row md:items-stretch">
      {promo.picture && (
        <div className="h-40 shrink-0 md:h-auto md:w-75">
          <Picture picture={promo.picture} ratio={1.5} sizes="(min-width: 768px) 300px, 100vw" />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-4 px-6 py-6 md:flex-row md:items-center md:justify-between">
        <div>
          {promo.superTitle && (
            <p className="text-xs font-strong text-leaf-700">{promo.superTitle}</p>
          )}
          <p className="display text-h3">{promo.title}</p>
          <p className="mt-1 text-ink-2">
            {promo.subTitle}
            {promo.linkUrl === outOfTownPath && (
              <>
                {' '}
                Or call us at <OrderPhone />.
              </>
            )}
          </p>
        </div>
        <ButtonLink
          href={promo.linkUrl}
          kind="secondary"
          className="shrink-0 self-start md:self-center"
        >
          <LinkWords text={promo.linkText} about={promo.title} />
        </ButtonLink>
      </div>
    </div>
  );
}
