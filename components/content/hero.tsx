import type { Promo } from '@/lib/content/home';
import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { Picture } from '@/components/ui/picture';

/** The hero: its words stand in the sky, above the tree line; its soil runs into the strip below. */
export function Hero({ promo }: { promo: Promo }) {
  return (
    <section className="relative overflow-hidden bg-lilac-200" aria-labelledby="hero-heading">
      {promo.picture && (
        <div className="hero-picture">
          <Picture
            picture={promo.picture}
            ratio={2}
            sizes="100vw"
            priority
            className="object-bottom"
          />
        </div>
      )}
      <div className="shop relative py-9 lg:py-12">
        <div className="max-w-xl">
          {promo.superTitle && (
            <p className="mb-2 font-strong text-aubergine-700">{promo.superTitle}</p>
          )}
          <h1 id="hero-heading" className="text-hero">
            {promo.title}
          </h1>
          <p className="mt-4 max-w-md text-lead">{promo.subTitle}</p>
          <ButtonLink href={promo.linkUrl} className="mt-6">
            <LinkWords text={promo.linkText} about={promo.title} />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
