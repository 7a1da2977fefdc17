import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { slugOf } from '@/lib/routes/slug';

/** A text cut at its headings. */
export interface TextParts {
  /** What stands before the first heading; `null` when nothing does. */
  lead: Document | null;
  parts: TextPart[];
}

interface TextPart {
  /** Name of the part in addresses (`#do-gift-cards-expire`), its own in this text. */
  id: string;
  heading: string;
  body: Document;
}

const headings = new Set<unknown>([BLOCKS.HEADING_1, BLOCKS.HEADING_2]);

/** Cuts a text at its main headings, so that each part can be laid out alone; a heading without words cuts nothing. */
export function textParts(text: Document | null): TextParts {
  const lead: unknown[] = [];
  const parts: { id: string; heading: string; content: unknown[] }[] = [];
  for (const node of childrenOf(text)) {
    const heading = headings.has((node as { nodeType?: unknown } | null)?.nodeType)
      ? wordsOf(node).trim()
      : '';
    if (heading)
      parts.push({ id: freeName(slugOf(heading) || 'part', parts), heading, content: [] });
    else (parts.at(-1)?.content ?? lead).push(node);
  }
  return {
    lead: lead.length > 0 ? documentOf(lead) : null,
    parts: parts.map(({ content, ...part }) => ({ ...part, body: documentOf(content) })),
  };
}

function freeName(name: string, taken: readonly { id: string }[]): string {
  const isTaken = (id: string) => taken.some((part) => part.id === id);
  let id = name;
  for (let count = 2; isTaken(id); count += 1) id = `${name}-${count}`;
  return id;
}

function wordsOf(node: unknown): string {
  const { value } = (node ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value : childrenOf(node).map(wordsOf).join('');
}

function childrenOf(node: unknown): unknown[] {
  const { content } = (node ?? {}) as { content?: unknown };
  return Array.isArray(content) ? content : [];
}

function documentOf(content: unknown[]): Document {
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: content as Document['content'] };
}
