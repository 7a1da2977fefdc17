import type { Promo } from '@/lib/content/promo';
import { ButtonLink } from '@/components/ui/button';

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
