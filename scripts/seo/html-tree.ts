import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

const unseen = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** Visits every element below a node, in the order of the document. */
export function walk(
  node: Tree.Node,
  visit: (element: Tree.Element, attributes: Readonly<Record<string, string>>) => void,
): void {
  if ('tagName' in node) visit(node, attributesOf(node));
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, visit);
}

/** What an element shows, in one line: the texts of neighbours are joined as they are, those of different elements with a space. */
export function textOf(element: Tree.Element): string {
  const parts: string[] = [];
  collect(element, parts);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Whether an element is kept from everybody's eyes. */
export function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return attributes.hidden !== undefined || attributes['aria-hidden'] === 'true';
}

function collect(node: Tree.Element, parts: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeName === '#text' && 'value' in child) parts.push(child.value);
    else if ('tagName' in child && !unseen.has(child.tagName) && !isHidden(attributesOf(child))) {
      parts.push(' ');
      collect(child, parts);
      parts.push(' ');
    }
  }
}

function attributesOf(element: Tree.Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}
