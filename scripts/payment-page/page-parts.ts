import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What of a page decides what runs in it. */
export interface PageParts {
  inline: string[];
  /** Addresses of scripts: by an element, by a preload. */
  sources: string[];
  elements: string[];
}

const telling = new Set([
  'iframe',
  'frame',
  'object',
  'embed',
  'base',
  'form',
  'portal',
  'fencedframe',
]);

/** Reads a document as a browser does. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = { inline: [], sources: [], elements: [] };
  for (const element of elementsOf(parse(html))) read(element, parts);
  return parts;
}

function read(element: Element, { inline, sources, elements }: PageParts): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const [tag, source] = [element.tagName, attributes.get('src') ?? attributes.get('href')];
  if (tag === 'script') {
    if (source !== undefined) sources.push(source);
    else
      inline.push(
        element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      );
  }
  if (
    tag === 'link' &&
    source !== undefined &&
    (attributes.get('as') === 'script' || attributes.get('rel') === 'modulepreload')
  )
    sources.push(source);
  if (telling.has(tag) || (tag === 'meta' && attributes.has('http-equiv')))
    elements.push(shown(element));
  else if (
    element.attrs.some(
      ({ name, value }) =>
        name.startsWith('on') ||
        /^\s*(javascript|data):/i.test(name === 'href' || name === 'action' ? value : ''),
    )
  )
    elements.push(shown(element));
}

function shown({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.filter(({ name }) => !['class', 'style', 'id'].includes(name)).map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}
