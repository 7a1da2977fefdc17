import { jsonLdText, type JsonLdNode } from '@/lib/seo/json-ld/json-ld';

/** Structured data as a data block: browsers never run it. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }} />
  );
}
