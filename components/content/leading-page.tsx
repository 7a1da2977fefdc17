import type { ContentPage as ContentPageData } from '@/lib/content/article';
import { textParts } from '@/lib/content/text-parts';
import { requestForms, type RequestKind } from '@/lib/requests/request-kinds';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/json-ld/breadcrumb-json-ld';
import { RequestSection, requestAnchor } from '@/components/requests/request-section';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { buttonClass } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { PromoBand } from './promo-band';
import { TextPart } from './parted-texts';
import { RichText } from './rich-text';

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
      <JsonLd nodes={[breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)]} />
      <article className="shop pt-1.5">
        <BreadcrumbBar crumbs={crumbs} />
        <header className="grid items-center gap-x-12 gap-y-6 pt-4 lg:grid-cols-2">
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
