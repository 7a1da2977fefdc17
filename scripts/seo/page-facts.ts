import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isHidden, textOf, walk } from './html-tree';

/** What a document says of itself, and what a visitor reads on it. */
export interface PageFacts {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Content of the robots meta element; empty without one. */
  robots: string;
  /** `og:…`, `product:…` and `twitter:…` by name; the first of each. */
  openGraph: Record<string, string>;
  headings: string[];
  links: Link[];
  /** The steps of the breadcrumb bar. */
  crumbs: { label: string; href: string | null }[];
  /** Nodes of every JSON-LD block. */
  nodes: Record<string, unknown>[];
  /** JSON-LD blocks that are no JSON. */
  unreadable: number;
  /** What stands hidden behind the page, in one line each. */
  lateParts: string[];
  /** What is shown in `main`, in one line. */
  text: string;
}

interface Link {
  href: string;
  /** Whether crawlers are asked not to follow it. */
  nofollow: boolean;
}

/** Reads a document as a browser would parse it. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    titles: [],
    descriptions: [],
    canonicals: [],
    robots: '',
    openGraph: {},
    headings: [],
    links: [],
    crumbs: [],
    nodes: [],
    unreadable: 0,
    lateParts: [],
    text: '',
  };
  walk(parse(html), (element, attributes) => {
    readers[element.tagName]?.(facts, element, attributes);
  });
  return facts;
}

type Reader = (
  facts: PageFacts,
  element: Tree.Element,
  attributes: Readonly<Record<string, string>>,
) => void;

const readers: Record<string, Reader> = {
  title: (facts, element) => {
    if (element.namespaceURI.endsWith('xhtml')) facts.titles.push(textOf(element));
  },
  meta: (facts, _, { name, property, content = '' }) => {
    const key = name ?? property ?? '';
    if (key === 'description') facts.descriptions.push(content);
    else if (key === 'robots') facts.robots = content;
    else if (/^(og|product|twitter|article):/.test(key)) facts.openGraph[key] ??= content;
  },
  link: (facts, _, { rel, href = '' }) => {
    if (rel === 'canonical') facts.canonicals.push(href);
  },
  h1: (facts, element) => {
    facts.headings.push(textOf(element));
  },
  a: (facts, _, { href, rel = '' }) => {
    if (href !== undefined) facts.links.push({ href, nofollow: /\bnofollow\b/.test(rel) });
  },
  nav: (facts, element, attributes) => {
    if (attributes['aria-label'] === 'Breadcrumb' && facts.crumbs.length === 0)
      facts.crumbs = crumbsOf(element);
  },
  body: (facts, { childNodes }) => {
    for (const part of childNodes)
      if ('tagName' in part && part.attrs.some(({ name }) => name === 'hidden'))
        facts.lateParts.push(...[textOf(part)].filter(Boolean));
  },
  main: (facts, element) => {
    facts.text ||= textOf(element);
  },
  script: (facts, element, { type }) => {
    if (type === 'application/ld+json') addNodes(facts, element);
  },
};

function crumbsOf(nav: Tree.Element): PageFacts['crumbs'] {
  const crumbs: PageFacts['crumbs'] = [];
  walk(nav, (element, attributes) => {
    if (isHidden(attributes)) return;
    if (element.tagName === 'a')
      crumbs.push({ label: textOf(element), href: attributes.href ?? null });
    else if (attributes['aria-current'] === 'page')
      crumbs.push({ label: textOf(element), href: null });
  });
  return crumbs;
}

function addNodes(facts: PageFacts, script: Tree.Element): void {
  const [content] = script.childNodes;
  try {
    const value = JSON.parse(content && 'value' in content ? content.value : '') as unknown;
    facts.nodes.push(
      ...[value]
        .flat()
        .flatMap((block) =>
          isNode(block) && Array.isArray(block['@graph']) ? block['@graph'] : [block],
        )
        .filter(isNode),
    );
  } catch {
    facts.unreadable += 1;
  }
}

/** Whether a value is an object of JSON. */
export function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
