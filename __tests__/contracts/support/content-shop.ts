import { createClient as createManagementClient, type PlainClientAPI } from 'contentful-management';
import { createClient } from 'contentful';
import type { ContentStock } from '@/platform/stock/stock-shape';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { createContent, type Content } from '@/platform/content/app';
import { serveApp } from './serve';

const { space, environment, accessToken, previewToken, managementToken } = localPlatform.content;

export const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const article = (id: string, order: number, more: Record<string, unknown> = {}) => ({
  id,
  contentType: 'article',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: `2026-01-0${order}T00:00:00.000Z`,
  fields: {
    title: `Article ${id}`,
    slug: id,
    order,
    tags: ['care', id],
    picture: link('Asset', 'lilac'),
    ...more,
  },
});

/** A small space: three articles that link to each other, a page over them, a picture. */
export const contentStock: ContentStock = {
  contentTypes: [
    {
      id: 'article',
      name: 'Article',
      fields: [
        { id: 'title', type: 'Symbol', required: true },
        { id: 'slug', type: 'Symbol', required: true, validations: [{ unique: true }] },
        { id: 'order', type: 'Integer' },
        { id: 'tags', type: 'Array', items: { type: 'Symbol' } },
        { id: 'date', type: 'Date' },
        { id: 'picture', type: 'Link', linkType: 'Asset' },
        { id: 'related', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
        { id: 'body', type: 'RichText' },
      ],
    },
    {
      id: 'page',
      name: 'Page',
      fields: [
        { id: 'title', type: 'Symbol' },
        { id: 'story', type: 'Link', linkType: 'Entry' },
      ],
    },
  ],
  entries: [
    article('roses', 1),
    article('tulips', 2, { related: [link('Entry', 'roses')] }),
    article('mums', 3, { related: [link('Entry', 'nowhere')] }),
    {
      ...article('home', 4),
      id: 'home',
      contentType: 'page',
      fields: { title: 'Home', story: link('Entry', 'tulips') },
    },
  ],
  assets: [
    {
      id: 'lilac',
      title: 'Lilac',
      description: 'A lilac',
      url: '/pictures/lilac.webp',
      contentType: 'image/webp',
      width: 1200,
      height: 800,
    },
  ],
};

/** The stand-in behind real HTTP, with the vendor's two clients pointed at it. */
export interface ContentShop {
  content: Content;
  origin: string;
  delivery(token?: string, spaceID?: string): ReturnType<typeof createClient>;
  preview: ReturnType<typeof createClient>;
  management: PlainClientAPI;
  close(): Promise<void>;
}

/** Serves a space over a database, stocked unless it is already. The caller closes the database. */
export async function openContentShop(
  db: Database,
  { stocked = false, callsPerSecond }: { stocked?: boolean; callsPerSecond?: number } = {},
): Promise<ContentShop> {
  const content = await createContent({ db, callsPerSecond });
  if (!stocked) await content.load(contentStock);
  const server = await serveApp(content.app);
  const host = `127.0.0.1:${server.port}`;
  const delivery = (token: string = accessToken, spaceID: string = space) =>
    createClient({ space: spaceID, accessToken: token, host, insecure: true, retryOnError: false });
  return {
    content,
    origin: server.origin,
    delivery,
    preview: delivery(previewToken),
    management: createManagementClient(
      {
        accessToken: managementToken,
        host,
        hostUpload: host,
        insecure: true,
        retryOnError: false,
      },
      { type: 'plain', defaults: { spaceId: space, environmentId: environment } },
    ),
    close: server.close,
  };
}
