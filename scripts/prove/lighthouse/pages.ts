/** A page to judge: its kind and its absolute address. */
export interface JudgedPage {
  name: string;
  url: string;
}

const kinds: readonly { name: string; from: string; path?: string; link?: RegExp }[] = [
  { name: 'home', from: '/', path: '/' },
  { name: 'category', from: '/', path: '/c/flowers' },
  { name: 'product', from: '/c/flowers', link: /href="(\/p\/[^"?#]+)"/ },
  { name: 'article', from: '/information/resource-hub', link: /href="(\/information\/resource-hub\/[^"?#]+)"/ },
  { name: 'event', from: '/workshops-and-events', link: /href="(\/event\/[^"?#]+)"/ },
  { name: 'workshops', from: '/workshops-and-events', link: /href="(\/e\/[^"?#]+)"/ },
  { name: 'calendar', from: '/', path: '/event-calendar' },
  { name: 'store', from: '/store-locator', link: /href="(\/store-locator\/[^"?#]+)"/ },
];

/** Each kind with an address that the shop itself links; asked for twice, so that it is judged as a visitor finds it. Throws when none is linked. */
export async function pagesToJudge(shopUrl: string): Promise<JudgedPage[]> {
  const pages: JudgedPage[] = [];
  for (const { name, from, path, link } of kinds) {
    const found = path ?? (link ? link.exec(await read(new URL(from, shopUrl).href))?.[1] : undefined);
    if (!found) throw new Error(`${from} links no ${name}.`);
    const { href } = new URL(found.replace(/&amp;/g, '&'), shopUrl);
    await read(href);
    await read(href);
    pages.push({ name, url: href });
  }
  return pages;
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}
