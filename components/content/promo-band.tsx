import type { Promo } from '@/lib/content/promo';
import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { Picture } from '@/components/ui/picture';

/** Promos side by side: flat panes, one secondary button each. */
export function PromoBand({
  promos,
  label = 'More from us',
}: {
  promos: readonly Promo[];
  /** Accessible name of the band. */
  label?: string;
}) {
  if (promos.length === 0) return null;
  return (
    <section className="shop section" aria-label={label}>
      <ul
        className={`grid gap-5 ${promos.length > 1 ? 'md:grid-cols-2' : ''} ${promos.length > 2 ? 'xl:grid-cols-3' : ''}`}
      >
        {promos.map((promo) => (
          <li
            key={promo.title}
            className="later flex flex-col overflow-hidden rounded-panel bg-glass [--later:460px] lg:[--later:608px]"
          >
            {promo.picture && (
              <div className="aspect-[1.5] w-full overflow-hidden">
                <Picture
                  picture={promo.picture}
                  ratio={1.5}
                  sizes="(min-width: 1280px) 440px, (min-width: 768px) 50vw, 100vw"
                />
              </div>
            )}
            <div className="flex flex-1 flex-col items-start px-6 py-6">
              {promo.superTitle && (
                <p className="text-xs font-strong text-leaf-700">{promo.superTitle}</p>
              )}
              <h2 className="text-h3">{promo.title}</h2>
              <p className="mt-1.5 mb-5 text-ink-2">{promo.subTitle}</p>
              <ButtonLink href={promo.linkUrl} kind="secondary" size="small" className="mt-auto">
                <LinkWords text={promo.linkText} about={promo.title} />
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The invitation to work here, under the pages about the company. */
export function WorkWithUs({ invitation }: { invitation: Promo }) {
  return (
    <section aria-labelledby="work-heading" className="section mx-auto max-w-(--container-text)">
      <div className="rounded-panel bg-glass px-6 py-6">
        <h2 id="work-heading" className="text-h3">
          {invitation.title}
        </h2>
        <p className="mt-1.5 mb-4 text-ink-2">{invitation.subTitle}</p>
        <ButtonLink href={invitation.linkUrl} kind="secondary" size="small">
          {invitation.linkText}
        </ButtonLink>
      </div>
    </section>
  );
}
