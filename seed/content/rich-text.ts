import { BLOCKS, INLINES, MARKS, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types';

/**
 * A rich-text document from plain writing: blank lines part the blocks, `## ` opens a heading, `- ` and `1. ` list items; inside a
 * block `**strong**` and `[words](address)`. The content service keeps documents of nodes, never markup.
 */
export function richText(text: string): Document {
  const blocks = text.trim().split(/\n\s*\n/).map((block) => blockOf(block.split('\n').map((line) => line.trim())));
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: blocks } as Document;
}

function blockOf(lines: string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return node(BLOCKS.HEADING_2, inlineOf(first.slice(3)));
  if (first.startsWith('- ')) return node(BLOCKS.UL_LIST, itemsOf(lines, /^- /));
  if (/^\d+\. /.test(first)) return node(BLOCKS.OL_LIST, itemsOf(lines, /^\d+\. /));
  return node(BLOCKS.PARAGRAPH, inlineOf(lines.join(' ')));
}

function itemsOf(lines: string[], mark: RegExp): Block[] {
  return lines.map((line) => node(BLOCKS.LIST_ITEM, [node(BLOCKS.PARAGRAPH, inlineOf(line.replace(mark, '')))]));
}

function inlineOf(text: string): (Text | Inline)[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).filter(Boolean).map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link) return { nodeType: INLINES.HYPERLINK, data: { uri: link[2] }, content: [textOf(link[1] ?? '')] } as Inline;
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
  return JSON.stringify(document).match(/"uri":"([^"]+)"/g)?.map((match) => match.slice(7, -1)) ?? [];
}
