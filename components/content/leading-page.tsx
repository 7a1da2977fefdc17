import type { ContentPage as ContentPageData } from '@/lib/content/article';
import { textParts } from '@/lib/content/text-parts';
import { requestForms, type RequestKind } from '@/lib/requests/request-kinds';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { buttonClass } from '@/components/ui/button';
import { PageTrail } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { PromoBand } from './promo-band';
import { TextPart } from './parted-texts';
import { RichText } from './rich-text';
import { brand } from '@/lib/config/brand';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { LateRequestForm } from '@/components/requests/late-request-form';

interface LeadingPageProps {
  page: ContentPageData;
  crumbs: readonly Crumb[];
  /** Between title and text: what answers the page's question at once. */
  answer?: React.ReactNode;
  /** Under the text. */
  children?: React.ReactNode;
  origin: string;
}

const isRequestKind = (kind: string | null): kind is RequestKind =>
  kind !== null && Object.hasOwn(requestForms, kind);

/** A page that leads on: its picture beside its title, the text in sections, then its form and the ways from here. */
export function LeadingPage({ page, crumbs, answer, children, origin }: LeadingPageProps) {
  const { lead, parts } = textParts(page.body);
  const kind = isRequestKind(page.requestForm) ? page.requestForm : null;
  return (
    <main id="main">
      <article className="shop page-top">
        <PageTrail crumbs={crumbs} origin={origin} />
        <header className="grid items-center gap-x-12 gap-y-6 page-head lg:grid-cols-2">
          <div className="max-w-(--container-text)">
            <h1 className="text-h1">{page.title}</h1>
            {page.summary && <p className="mt-3 text-lead text-ink-2">{page.summary}</p>}
            {kind && (
              <a href={`#${requestAnchor}`} className={buttonClass('primary', 'normal', 'mt-6')}>
                {requestForms[kind].button}
              </a>
            )}
          </div>
          {page.picture && (
            <div className="aspect-[1.42] overflow-hidden rounded-panel bg-mist">
              <Picture
                picture={page.picture}
                ratio={1.42}
                sizes="(min-width: 1024px) 648px, 100vw"
                priority
              />
            </div>
          )}
        </header>
        {answer}
        <div className="section grid gap-x-12 gap-y-9 lg:grid-cols-2">
          {lead && (
            <div className="max-w-(--container-text)">
              <RichText body={lead} />
            </div>
          )}
          {parts.map((part) => (
            <TextPart key={part.id} {...part} className="max-w-(--container-text)" />
          ))}
        </div>
        {kind && <RequestSection kind={kind} />}
      </article>
      <PromoBand promos={page.promos} label="Where to go from here" />
      {children && <div className="shop">{children}</div>}
    </main>
  );
}

/** Where a page's button leads. */
const requestAnchor = 'request';

/** The form of a content page, beside what happens once it is sent and how else to reach the house. */
function RequestSection({ kind }: { kind: RequestKind }) {
  const { title, next } = requestForms[kind];
  return (
    <section
      id={requestAnchor}
      aria-labelledby="request-heading"
      className="section scroll-mt-6 rounded-panel bg-glass px-4 py-6 sm:px-8 sm:py-8"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="request-heading" className="text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-(--container-text)">{next}</p>
          <p className="mt-3 text-ink-2">
            Rather talk? <OrderPhone />, Monday to Saturday, or{' '}
            <a className="text-link break-words" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </div>
        <div className="rounded-panel bg-card p-4 sm:p-6">
          <LateRequestForm kind={kind} />
        </div>
      </div>
    </section>
  );
}
