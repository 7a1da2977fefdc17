import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, type Document } from '@contentful/rich-text-types';
import { secureAddress } from '@/lib/catalogue/picture';
import { ShopLink } from '@/components/ui/shop-link';

const safe = /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/;

const options: Options = {
  renderNode: {
    [BLOCKS.HEADING_1]: (_node, children) => <h2>{children}</h2>,
    [BLOCKS.HEADING_4]: (_node, children) => <h3>{children}</h3>,
    [BLOCKS.EMBEDDED_ASSET]: (node) => {
      const { file, description } = (node.data.target?.fields ?? {}) as { file?: { url?: string }; description?: string };
      return file?.url ? <img src={secureAddress(file.url)} alt={description ?? ''} loading="lazy" className="rounded-panel" /> : null;
    },
    [INLINES.HYPERLINK]: (node, children) => {
      const uri = String(node.data.uri ?? '');
      if (!safe.test(uri)) return <>{children}</>;
      return uri.startsWith('/') ? <ShopLink href={uri}>{children}</ShopLink> : <a href={uri} rel="noopener">{children}</a>;
    },
  },
};

/** A document of the content service as React nodes: no HTML string is ever trusted. */
export function RichText({ body }: { body: Document }) {
  return <div className="prose">{documentToReactComponents(body, options)}</div>;
}
