import { fittingPromos, type ListPromos } from '@/lib/content/list-promos';
import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { Floret } from '@/components/ui/brand/floret';
import type { Promo } from '@/lib/content/promo';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { outOfTownPath } from '@/lib/routes/category-path';
import { Picture } from '@/components/ui/picture';

/** The promos of a product grid (specification B1, B2) that fit its top-level category, as the cells `ProductGrid` takes. */
export function gridPromos(promos: ListPromos, categoryID: string | null = null) {
  const { card, wide } = fittingPromos(promos, categoryID);
  return { promo: card && <PromoCard {...card} />, wide: wide && <WidePromo promo={wide} /> };
}

/** The promo that fills one cell of a product grid. */
export function PromoCard({
  superTitle,
  title,
  subTitle,
  linkUrl,
  linkText,
}: Omit<Promo, 'picture' | 'narrowPicture'>) {
  return (
    <div className="on-dark relative flex h-full flex-col justify-end overflow-hidden rounded-pane bg-aubergine-700 p-4 text-white lg:p-5">
      <Floret size={190} className="absolute -right-10 -top-12 text-lilac-300 opacity-18" />
      <div className="relative">
        <p className="text-xs font-strong text-lilac-300">{superTitle}</p>
        <p className="display mt-1 text-h3 max-sm:text-name">{title}</p>
        <p className="mt-1.5 text-sm text-lilac-200">{subTitle}</p>
        <ButtonLink href={linkUrl} kind="secondary" size="small" className="mt-4">
          <LinkWords text={linkText} about={title} />
        </ButtonLink>
      </div>
    </div>
  );
}

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
