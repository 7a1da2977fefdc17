import {
  BLOCKS,
  INLINES,
  MARKS,
  type Block,
  type Document,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';

type LineKind = 'heading' | 'bullet' | 'number' | 'text' | 'blank';

/**
 * A rich-text document from plain writing: lines of one kind make a block. `## ` is a heading, `- ` and `1. ` are list items, a blank
 * line parts paragraphs; inside a block `**strong**` and `[words](address)`. The content service keeps nodes, never markup.
 */
export function richText(text: string): Document {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of text
    .trim()
    .split('\n')
    .map((each) => each.trim())) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  const content = groups.flatMap(({ kind, lines }) =>
    kind === 'blank' ? [] : [blockOf(kind, lines)],
  );
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content } as Document;
}

function kindOf(line: string): LineKind {
  if (line === '') return 'blank';
  if (line.startsWith('## ')) return 'heading';
  if (line.startsWith('- ')) return 'bullet';
  return /^\d+\. /.test(line) ? 'number' : 'text';
}

function blockOf(kind: LineKind, lines: string[]): Block {
  if (kind === 'heading') return node(BLOCKS.HEADING_2, inlineOf((lines[0] ?? '').slice(3)));
  if (kind === 'bullet') return node(BLOCKS.UL_LIST, itemsOf(lines, /^- /));
  if (kind === 'number') return node(BLOCKS.OL_LIST, itemsOf(lines, /^\d+\. /));
  return node(BLOCKS.PARAGRAPH, inlineOf(lines.join(' ')));
}

function itemsOf(lines: string[], mark: RegExp): Block[] {
  return lines.map((line) =>
    node(BLOCKS.LIST_ITEM, [node(BLOCKS.PARAGRAPH, inlineOf(line.replace(mark, '')))]),
  );
}

function inlineOf(text: string): (Text | Inline)[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link)
        return {
          nodeType: INLINES.HYPERLINK,
          data: { uri: link[2] },
          content: [textOf(link[1] ?? '')],
        } as Inline;
      return part.startsWith('**') ? textOf(part.slice(2, -2), true) : textOf(part);
    });
}

function textOf(value: string, strong = false): Text {
  return { nodeType: 'text', value, marks: strong ? [{ type: MARKS.BOLD }] : [], data: {} };
}

function node(nodeType: BLOCKS, content: Block['content']): Block {
  return { nodeType, data: {}, content } as Block;
}

/** Addresses a document links to. */
export function linksOf(document: Document): string[] {
  return (
    JSON.stringify(document)
      .match(/"uri":"([^"]+)"/g)
      ?.map((match) => match.slice(7, -1)) ?? []
  );
}
