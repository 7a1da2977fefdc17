import { jsonLdText, type JsonLdNode } from '@/lib/seo/json-ld/json-ld';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { BreadcrumbBar } from './breadcrumb-bar';

/** Structured data as a data block: browsers never run it. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }} />
  );
}

interface PageTrailProps {
  crumbs: readonly Crumb[];
  origin: string;
  /** What else the page says to search engines, before its crumbs. */
  structured?: readonly JsonLdNode[];
}

/** The crumbs of a page below home, for its visitors and for search engines. */
export function PageTrail({ crumbs, origin, structured = [] }: PageTrailProps) {
  const trail = breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin);
  return (
    <>
      <JsonLd nodes={[...structured, trail]} />
      <BreadcrumbBar crumbs={crumbs} />
    </>
  );
}
