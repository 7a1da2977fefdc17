import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const unread = new Set(['head', 'script', 'style']);
/** Parts that begin a line of their own. */
const blocks = new Set(['p', 'h1', 'h2', 'tr', 'td', 'li', 'blockquote', 'div']);

function isHidden(node: Tree.Element): boolean {
  return node.attrs.some(({ name, value }) => name === 'style' && /display:\s*none/.test(value));
}

/** What stands in the place of a picture that is not shown. */
function altOf({ attrs }: Tree.Element): string {
  return attrs.find(({ name }) => name === 'alt')?.value ?? '';
}

function wordsOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('childNodes' in node) || unread.has(node.nodeName)) return '';
  const element = node as Tree.Element;
  if (node.nodeName === 'img') return altOf(element);
  if ('attrs' in node && isHidden(element)) return '';
  const own = node.childNodes.map(wordsOf).join('');
  const block =
    blocks.has(node.nodeName) ||
    ('attrs' in node &&
      element.attrs.some(({ name, value }) => name === 'style' && /display:\s*block/.test(value)));
  return block ? `\n${own}\n` : own;
}

/** What a reader sees of a mail's HTML, line by line: no head, no script, nothing hidden. */
export function seenLines(html: string): string[] {
  return wordsOf(parse(html))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The words of a text alone, without marks, addresses of links and lines drawn under headings. */
export function bareWords(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{N}$%@]+/gu, ' ')
    .trim();
}

/** The nodes of a mail's JSON-LD. */
export function dataOf(html: string): Record<string, unknown>[] {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}
