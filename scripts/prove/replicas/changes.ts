import { createClient } from 'contentful-management';
import { PriceSchedules, Products, type Product } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { Env } from '@/lib/config/env';
import { appApi, fileText } from '@/scripts/marketing/app-api';
import { sellerToken } from '../shop-keeper';

/** What an address answers, as far as a change shows in it. */
export interface Shown {
  status: number;
  location: string;
  html: string;
}

/** Something that somebody changes, and where it must be seen. */
export interface Change {
  kind: string;
  path: string;
  make(): Promise<unknown>;
  isSeen(shown: Shown): boolean;
}

const { content } = localPlatform;
/** Read by nobody before the redirect is there, and read by everybody as an address without a page. */
const [unread, missing] = ['never-read', 'read-as-missing'];

/**
 * Changes of every kind, `each` of them: prices, descriptions, articles, redirects (for an address never read, one that was answered 404, and one of a page), page
 * settings. Each is of a page of its own.
 */
export async function changesOf(env: Env, each: number): Promise<Change[][]> {
  const products = await plainProducts(env, 3 * each);
  const articles = await articlesOf(env, 2 * each);
  return Array.from({ length: each }, (_, at) => {
    const mark = `${at + 1} of this proof`;
    const [priced, described, titled] = products.slice(3 * at);
    if (!priced || !described || !titled) throw new Error('There are too few products.');
    const [written, moved] = [articles[2 * at]!, articles[2 * at + 1]!];
    return [
      priceChange(priced, 41 + at),
      descriptionChange(described, `Description ${mark}.`),
      articleChange(env, written, `Article ${mark}`),
      redirectChange(env, at, moved.path),
      settingChange(env, titled.path, `Meta ${mark}`),
    ];
  });
}

interface Place {
  id: string;
  path: string;
}

function priceChange({ id, path }: Place, dollars: number): Change {
  return {
    kind: 'price',
    path,
    make: async () =>
      PriceSchedules.Patch(
        id,
        { PriceBreaks: [{ Quantity: 1, Price: dollars + 0.37 }] },
        await sellerToken(),
      ),
    isSeen: ({ html }) => html.includes(`$${dollars}.37`),
  };
}

function descriptionChange({ id, path }: Place, text: string): Change {
  return {
    kind: 'description',
    path,
    make: async () => Products.Patch(id, { Description: text }, await sellerToken()),
    isSeen: ({ html }) => html.includes(text),
  };
}

function articleChange(env: Env, { id, path }: Place, title: string): Change {
  return {
    kind: 'article',
    path,
    make: async () => {
      const { entry } = contentManagement(env);
      const storedEntry = await entry.get({ entryId: id });
      const changed = await entry.update(
        { entryId: id },
        { ...storedEntry, fields: { ...storedEntry.fields, title: { 'en-US': title } } },
      );
      await entry.publish({ entryId: id }, changed);
    },
    isSeen: ({ html }) => html.includes(title),
  };
}

function redirectChange(env: Env, at: number, page: string): Change {
  const path = [`/${unread}-${at}`, `/${missing}-${at}`, page][at % 3]!;
  const destination = `/c/flowers?from=${at}`;
  return {
    kind: 'redirect',
    path,
    make: async () => {
      await appApi(env)('PUT', '/api/redirects', { slug: path, destination });
    },
    isSeen: ({ status, location }) => status === 301 && location.endsWith(destination),
  };
}

/** Whether somebody may read an address before its change. */
export const isRead = ({ path }: Change): boolean => !path.startsWith(`/${unread}`);

function settingChange(env: Env, path: string, title: string): Change {
  return {
    kind: 'setting',
    path,
    make: async () => {
      const settings = JSON.parse(await fileText(env, 'buyerxp.json')) as {
        xp: { SeoPages: Record<string, unknown> };
      };
      settings.xp.SeoPages[path] = { MetaTitle: title };
      await appApi(env)('PUT', '/webdata/buyerxp', settings);
    },
    isSeen: ({ html }) => html.includes(`<title>${title}`),
  };
}

/** Products that are the only one of their page, with a page that shows their price. */
async function plainProducts({ SITE_ORIGIN }: Env, count: number): Promise<Place[]> {
  const all = await allProducts();
  const codes = new Map<string, number>();
  for (const { xp } of all) codes.set(xp.ProductCode, (codes.get(xp.ProductCode) ?? 0) + 1);
  const places: Place[] = [];
  for (const { ID: id = '', xp } of all) {
    if (codes.get(xp.ProductCode) !== 1) continue;
    const answer = await fetch(`${SITE_ORIGIN}/p/${xp.ProductCode}`);
    const html = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (answer.ok && canonical && html.includes('Add to Cart'))
      places.push({ id, path: new URL(canonical).pathname });
    if (places.length === count) return places;
  }
  throw new Error(`Only ${places.length} products have a page of their own.`);
}

type Coded = Product & { xp: { ProductCode: string } };

async function allProducts(): Promise<Coded[]> {
  const token = await sellerToken();
  const all: Coded[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { Items, Meta } = await Products.List<Product<{ ProductCode: string }>>(
      { page, pageSize: 100, filters: { Active: true } },
      token,
    );
    all.push(...(Items as Coded[]));
    last = Meta.TotalPages ?? 1;
  }
  return all;
}

async function articlesOf(env: Env, count: number): Promise<Place[]> {
  const { items } = await contentManagement(env).entry.getMany({
    query: { content_type: 'article', limit: count },
  });
  return items.map(({ sys, fields }) => ({
    id: sys.id,
    path: (fields as { link: { 'en-US': string } }).link['en-US'],
  }));
}

function contentManagement({ PLATFORM_URL }: Env) {
  return createClient(
    { accessToken: content.managementToken, host: new URL(PLATFORM_URL).host, insecure: true },
    {
      type: 'plain',
      defaults: { spaceId: content.space, environmentId: content.environment },
    },
  );
}
