import { SaxesParser } from 'saxes';

const rss = '2.0';
const google = 'http://base.google.com/ns/1.0';

/** A product of a feed: the values of each of Google's names, and its groups of names (`shipping`). */
export interface FeedRecord {
  values: Record<string, string[]>;
  shipping: Record<string, string>[];
}

/** Reads a product feed in RSS 2.0 with Google's names; `null` for anything else. */
export function readFeed(xml: string): FeedRecord[] | null {
  const parser = new SaxesParser({ xmlns: true });
  const records: FeedRecord[] = [];
  const path: string[] = [];
  let [text, broken, isFeed] = ['', false, false];
  parser.on('error', () => {
    broken = true;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (path.length === 0) isFeed = local === 'rss' && attributes.version?.value === rss;
    path.push(uri === google ? `g:${local}` : local);
    if (path.join('/') === 'rss/channel/item') records.push({ values: {}, shipping: [] });
    if (path.join('/') === 'rss/channel/item/g:shipping') records.at(-1)?.shipping.push({});
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const [, , item, name = '', part] = path;
    const record = records.at(-1);
    if (record && item === 'item' && name.startsWith('g:')) {
      const shipping = record.shipping.at(-1);
      if (part && shipping) shipping[part.slice(2)] = text;
      else if (name !== 'g:shipping') (record.values[name.slice(2)] ??= []).push(text);
    }
    path.pop();
    text = '';
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return broken || !isFeed ? null : records;
}
