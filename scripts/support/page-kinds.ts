/** A page of a kind: its absolute address. */
export interface KindOfPage {
  name: string;
  url: string;
}

const kinds = {
  home: { from: '/', path: '/' },
  category: { from: '/', path: '/c/flowers' },
  product: { from: '/c/flowers', link: /href="(\/p\/[^"?#]+)"/ },
  article: {
    from: '/information/resource-hub',
    link: /href="(\/information\/resource-hub\/[^"?#]+)"/,
  },
  event: { from: '/workshops-and-events', link: /href="(\/event\/[^"?#]+)"/ },
  workshops: { from: '/workshops-and-events', link: /href="(\/e\/[^"?#]+)"/ },
  calendar: { from: '/', path: '/event-calendar' },
  store: { from: '/store-locator', link: /href="(\/store-locator\/[^"?#]+)"/ },
  search: { from: '/', path: '/search?query=rose' },
} satisfies Record<string, { from: string; path?: string; link?: RegExp }>;

export type PageKind = keyof typeof kinds;

/** Each kind with an address that the shop itself links; asked for twice, so that it is measured as a visitor finds it. Throws when none is linked. */
export async function pagesOfKinds(
  shopUrl: string,
  names: readonly PageKind[],
): Promise<KindOfPage[]> {
  const pages: KindOfPage[] = [];
  for (const name of names) {
    const { from, path, link }: { from: string; path?: string; link?: RegExp } = kinds[name];
    const found =
      path ?? (link ? link.exec(await readPage(new URL(from, shopUrl).href))?.[1] : undefined);
    if (!found) throw new Error(`${from} links no ${name}.`);
    const { href } = new URL(found.replace(/&amp;/g, '&'), shopUrl);
    await readPage(href);
    await readPage(href);
    pages.push({ name, url: href });
  }
  return pages;
}

/** The HTML of a page. Throws when it is not answered with success. */
async function readPage(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}
