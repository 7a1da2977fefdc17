import { pictureAt, pictureSources } from '@/lib/catalogue/picture';
import { pictureAsset } from '@/lib/content/picture-asset';
import { entryAddress, entryTitle } from '@/lib/content/entry-address';
import { promoFromEntry } from '@/lib/content/from-contentful';
import { LinkWords } from '@/components/ui/link-words';
import { TextLink } from './text-link';

/** A picture in a text; a file of any other kind, or from elsewhere, is left out. */
export function EmbeddedAsset({ fields }: { fields: unknown }) {
  const picture = pictureAsset(fields);
  return (
    picture && (
      <img
        src={pictureAt(picture.url, 800)}
        srcSet={pictureSources(picture.url)}
        sizes="(min-width: 720px) 672px, 100vw"
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-panel"
      />
    )
  );
}

/** An entry in a text: a link to an article or page, or a block with its link. Any other kind is left out. */
export function EmbeddedEntry({ entry, inline = false }: { entry: unknown; inline?: boolean }) {
  const [address, title] = [entryAddress(entry), entryTitle(entry)];
  if (address && title) {
    const link = <TextLink to={address}>{title}</TextLink>;
    return inline ? link : <p className="rounded-panel bg-glass px-5 py-4">{link}</p>;
  }
  const promo = inline || !isBlock(entry) ? null : promoFromEntry(entry);
  if (!promo) return null;
  return (
    <aside className="rounded-panel bg-glass px-5 py-4">
      <p className="font-strong">{promo.title}</p>
      {promo.subTitle && <p className="text-ink-2">{promo.subTitle}</p>}
      <p className="mt-2">
        <TextLink to={promo.linkUrl}>
          <LinkWords text={promo.linkText} about={promo.title} />
        </TextLink>
      </p>
    </aside>
  );
}

function isBlock(entry: unknown): entry is Parameters<typeof promoFromEntry>[0] {
  const type = (entry as { sys?: { contentType?: { sys?: { id?: unknown } } } } | null | undefined)
    ?.sys?.contentType?.sys?.id;
  return type === 'simpleContentBlock' || type === 'complexContentBlock';
}
