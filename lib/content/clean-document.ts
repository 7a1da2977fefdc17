import {
  BLOCKS,
  type Block,
  type Document,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { deepestLevel } from './text-with-links';

/** What of a text is kept, by the content service's names. */
interface KeptKinds {
  nodes: ReadonlySet<string>;
  marks: ReadonlySet<string>;
}

/** The document without nodes and marks of other kinds, without broken ones and none deeper than a person writes. */
export function cleanDocument(body: Document, kept: KeptKinds): Document {
  return {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: childrenOf(body, kept, 0) as Document['content'],
  };
}

function childrenOf(node: unknown, kept: KeptKinds, depth: number): (Block | Inline | Text)[] {
  const content: unknown =
    typeof node === 'object' && node !== null && 'content' in node ? node.content : null;
  return Array.isArray(content) && depth < deepestLevel
    ? content.flatMap((child: unknown) => cleanNode(child, kept, depth + 1))
    : [];
}

function cleanNode(node: unknown, kept: KeptKinds, depth: number): (Block | Inline | Text)[] {
  if (typeof node !== 'object' || node === null || !('nodeType' in node)) return [];
  const { nodeType, data, value, marks } = node as {
    nodeType: unknown;
    data?: unknown;
    value?: unknown;
    marks?: unknown;
  };
  if (nodeType === 'text')
    return typeof value === 'string'
      ? [{ nodeType: 'text', value, marks: keptMarks(marks, kept), data: {} }]
      : [];
  if (typeof nodeType !== 'string' || !kept.nodes.has(nodeType)) return [];
  return [
    {
      nodeType,
      data: typeof data === 'object' && data !== null ? data : {},
      content: childrenOf(node, kept, depth),
    } as Block,
  ];
}

function keptMarks(written: unknown, { marks }: KeptKinds): Text['marks'] {
  return Array.isArray(written)
    ? written.filter(
        (mark: unknown): mark is Text['marks'][number] =>
          typeof mark === 'object' &&
          mark !== null &&
          'type' in mark &&
          marks.has(String(mark.type)),
      )
    : [];
}
