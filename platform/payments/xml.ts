import { escapeHtml } from '../wire/html';

/** What an element holds: a scalar with its type mark, child elements, or a typed list. A plain array repeats its element. */
export type XmlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | XmlList
  | XmlValue[]
  | { [name: string]: XmlValue | undefined };

/** A `type="array"` element whose entries are elements called `item`. */
export class XmlList {
  constructor(
    readonly item: string,
    readonly values: readonly XmlValue[],
  ) {}
}

/** A document in the gateway's XML: names dashed, scalars other than texts marked with their type. */
export function xmlDocument(name: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, value)}\n`;
}

function element(name: string, value: XmlValue): string {
  const tag = name
    .replace(/_/g, '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'string') return `<${tag}>${text(value)}</${tag}>`;
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`;
  if (value instanceof Date)
    return `<${tag} type="datetime">${value.toISOString().replace(/\.\d+/, '')}</${tag}>`;
  if (value instanceof XmlList)
    return `<${tag} type="array">${value.values.map((item) => element(value.item, item)).join('')}</${tag}>`;
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  const children = Object.entries(value).map(([child, content]) =>
    content === undefined ? '' : element(child, content),
  );
  return `<${tag}>${children.join('')}</${tag}>`;
}

/** Text without the control characters XML cannot carry. */
function text(value: string): string {
  return escapeHtml(value.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}
