import { pictureAt, pictureSources, widePictureSources } from '@/lib/catalogue/picture';
import type { Promo } from '@/lib/content/home';
import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';

/** The hero: its words stand in the left of the sky, the whole glasshouses on its right; in narrow windows the picture follows the words. */
export function Hero({ promo }: { promo: Promo }) {
  return (
    <section className="relative overflow-hidden bg-lilac-200" aria-labelledby="hero-heading">
      {promo.picture && (
        <picture className="hero-picture">
          {promo.narrowPicture && (
            <source
              media="(max-width: 39.99rem)"
              srcSet={pictureSources(promo.narrowPicture.url)}
              sizes="100vw"
              width={800}
              height={1000}
            />
          )}
          <img
            src={pictureAt(promo.picture.url, 1200)}
            srcSet={widePictureSources(promo.picture.url)}
            sizes="100vw"
            width={2400}
            height={750}
            alt={promo.picture.alt}
            fetchPriority="high"
            decoding="async"
            className="h-full w-full object-cover object-bottom sm:object-right-bottom"
          />
        </picture>
      )}
      <div className="shop relative py-9 xl:py-8">
        <div className="max-w-xl xl:max-w-[min(36rem,41vw)]">
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
