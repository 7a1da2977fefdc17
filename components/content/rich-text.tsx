import {
  documentToReactComponents,
  type Options,
  type RenderNode,
} from '@contentful/rich-text-react-renderer';
import {
  BLOCKS,
  INLINES,
  MARKS,
  type Block,
  type Document,
  type Inline,
} from '@contentful/rich-text-types';
import { cleanDocument } from '@/lib/content/clean-document';
import { safeAddress } from '@/lib/content/safe-address';
import { entryAddress, entryTitle } from '@/lib/content/entry-address';
import { pictureAt, pictureSources } from '@/lib/catalogue/picture';
import { pictureAsset } from '@/lib/content/picture-asset';
import { promoFromEntry } from '@/lib/content/from-contentful';
import { LinkWords } from '@/components/ui/link-words';
import { ShopLink } from '@/components/ui/shop-link';

/** A picture in a text; a file of any other kind, or from elsewhere, is left out. */
function EmbeddedAsset({ fields }: { fields: unknown }) {
  const picture = pictureAsset(fields);
  return (
    picture && (
      <img
        src={pictureAt(picture.url, 800)}
        srcSet={pictureSources(picture.url)}
        sizes="(min-width: 640px) 552px, 100vw"
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
function EmbeddedEntry({ entry, inline = false }: { entry: unknown; inline?: boolean }) {
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

type Marks = NonNullable<Options['renderMark']>;

/** The marks that are kept; any other leaves its text as it is. */
const marks: Marks = {
  [MARKS.BOLD]: (text) => <strong>{text}</strong>,
  [MARKS.ITALIC]: (text) => <em>{text}</em>,
  [MARKS.UNDERLINE]: (text) => <u>{text}</u>,
  [MARKS.CODE]: (text) => <code>{text}</code>,
  [MARKS.SUPERSCRIPT]: (text) => <sup>{text}</sup>,
  [MARKS.SUBSCRIPT]: (text) => <sub>{text}</sub>,
  [MARKS.STRIKETHROUGH]: (text) => <s>{text}</s>,
};

/** The nodes that are kept. A page has one `h1`, its title: the text's own headings begin below it. */
const nodes: RenderNode = {
  [BLOCKS.PARAGRAPH]: (_node, children) => <p>{children}</p>,
  [BLOCKS.HEADING_1]: (_node, children) => <h2>{children}</h2>,
  [BLOCKS.HEADING_2]: (_node, children) => <h2>{children}</h2>,
  [BLOCKS.HEADING_3]: (_node, children) => <h3>{children}</h3>,
  [BLOCKS.HEADING_4]: (_node, children) => <h3>{children}</h3>,
  [BLOCKS.HEADING_5]: (_node, children) => <h3>{children}</h3>,
  [BLOCKS.HEADING_6]: (_node, children) => <h3>{children}</h3>,
  [BLOCKS.UL_LIST]: (_node, children) => <ul>{children}</ul>,
  [BLOCKS.OL_LIST]: (_node, children) => <ol>{children}</ol>,
  [BLOCKS.LIST_ITEM]: (_node, children) => <li>{children}</li>,
  [BLOCKS.QUOTE]: (_node, children) => <blockquote>{children}</blockquote>,
  [BLOCKS.HR]: () => <hr />,
  [BLOCKS.TABLE]: (_node, children) => (
    <div className="overflow-x-auto">
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  ),
  [BLOCKS.TABLE_ROW]: (_node, children) => <tr>{children}</tr>,
  [BLOCKS.TABLE_CELL]: (_node, children) => <td>{children}</td>,
  [BLOCKS.TABLE_HEADER_CELL]: (_node, children) => <th scope="col">{children}</th>,
  [BLOCKS.EMBEDDED_ASSET]: (node) => <EmbeddedAsset fields={fieldsOf(node)} />,
  [BLOCKS.EMBEDDED_ENTRY]: (node) => <EmbeddedEntry entry={node.data.target} />,
  [INLINES.HYPERLINK]: (node, children) => (
    <TextLink to={safeAddress(node.data.uri)}>{children}</TextLink>
  ),
  [INLINES.ENTRY_HYPERLINK]: (node, children) => (
    <TextLink to={entryAddress(node.data.target)}>{children}</TextLink>
  ),
  [INLINES.ASSET_HYPERLINK]: (_node, children) => <>{children}</>,
  [INLINES.RESOURCE_HYPERLINK]: (_node, children) => <>{children}</>,
  [INLINES.EMBEDDED_ENTRY]: (node) => <EmbeddedEntry entry={node.data.target} inline />,
};

/** Lines as their editor broke them with Shift and Enter, which the content service writes as line feeds. */
const lines: NonNullable<Options['renderText']> = (text) =>
  text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={`break ${index}`} />, line]));

const kept = { nodes: new Set(Object.keys(nodes)), marks: new Set(Object.keys(marks)) };

/** A document of the content service as React nodes of an allow-list: no HTML string is ever made or trusted. */
export function RichText({ body }: { body: Document }) {
  return (
    <div className="prose">
      {documentToReactComponents(cleanDocument(body, kept), {
        renderNode: nodes,
        renderMark: marks,
        renderText: lines,
      })}
    </div>
  );
}

function fieldsOf(node: Block | Inline): unknown {
  const target = (node.data as { target?: { fields?: unknown } }).target;
  return target?.fields;
}

/** A link in a text; where its address may not be linked to, only its words. */
function TextLink({ to, children }: { to: string | null; children: React.ReactNode }) {
  if (!to) return <>{children}</>;
  return to.startsWith('/') ? (
    <ShopLink href={to}>{children}</ShopLink>
  ) : (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
