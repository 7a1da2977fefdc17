import { preload } from 'react-dom';
import { pictureAt, pictureSources, widePictureSources } from '@/lib/catalogue/picture';
import type { Promo } from '@/lib/content/promo';
import { Button, ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { sitePath } from '@/lib/content/safe-address';
import { heroTitle } from '@/lib/content/hero-title';
import type { HomeArrival } from '@/lib/promise/home-arrival.server';
import { DeliverToField } from './deliver-to-field';
import { HeroWords } from './hero-words';

/** Where the picture for phones is shown. */
const narrow = '(max-width: 39.99rem)';

interface HeroProps {
  promo: Promo;
  /** What can be promised at the moment (`arrivalWords`). */
  words: HomeArrival['words'];
  /** The instant (ISO) at which the words end; `null` for those of another day. */
  until: string | null;
}

/**
 * The hero: its words stand in the sky, above the tree line; its soil runs into the strip below.
 */
export function Hero({ promo, words, until }: HeroProps) {
  preloadPicture(promo);
  return (
    <section
      className="relative isolate overflow-hidden bg-lilac-200"
      aria-labelledby="hero-heading"
    >
      <div className="shop relative z-1 py-9 xl:py-8">
        <div className="max-w-2xl xl:max-w-[min(40rem,44vw)]">
          {promo.superTitle && (
            <p className="mb-2 font-strong text-aubergine-700">{promo.superTitle}</p>
          )}
          <HeroWords title={promo.title} subTitle={promo.subTitle} words={words} until={until} />
          {words.first && sitePath(promo.linkUrl) ? (
            <DeliverTo address={promo.linkUrl} button={promo.linkText} />
          ) : (
            <ButtonLink href={promo.linkUrl} className="mt-6">
              <LinkWords text={promo.linkText} about={heroTitle(promo.title, words)} />
            </ButtonLink>
          )}
        </div>
      </div>
      {promo.picture && (
        <picture className="hero-picture">
          {promo.narrowPicture && (
            <source
              media={narrow}
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
    </section>
  );
}

/** Has the picture asked for before the scripts of the page: React does so by itself for an `<img>`, but not within a `<picture>`. */
function preloadPicture({ picture, narrowPicture }: Promo): void {
  if (!picture) return;
  const load = (href: string, imageSrcSet: string, media?: string) =>
    preload(href, { as: 'image', imageSrcSet, imageSizes: '100vw', media, fetchPriority: 'high' });
  const wide = [pictureAt(picture.url, 1200), widePictureSources(picture.url)] as const;
  if (!narrowPicture) return load(...wide);
  load(pictureAt(narrowPicture.url, 800), pictureSources(narrowPicture.url), narrow);
  load(...wide, `not all and ${narrow}`);
}

/** The ZIP of an order, asked before the first list; a form like any, so that it works without a script. It sends what the address has of its own as well. */
function DeliverTo({ address, button }: { address: string; button: string }) {
  const [path = '', query] = address.replace(/#.*/, '').split('?');
  const own = [...new URLSearchParams(query)].filter(([name]) => name !== 'zip');
  return (
    <form
      action={path}
      className="mt-5 flex max-w-lg flex-wrap items-stretch gap-1.5 rounded-pane bg-card p-1.5"
    >
      <label className="min-w-28 flex-1 rounded-pane border border-line-strong px-3 py-1 text-xs whitespace-nowrap text-ink-2">
        Deliver to ZIP
        <DeliverToField />
      </label>
      {own.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="flex-auto">
        {button}
      </Button>
    </form>
  );
}
