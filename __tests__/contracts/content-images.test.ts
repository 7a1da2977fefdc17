import sharp from 'sharp';
import type { Hono } from 'hono';
import type { Database } from '@/services/database/database';
import { createContent } from '@/platform/content/app';
import { readPublicPicture } from '@/platform/content/images';
import { describeOnServer } from '../support/databases';
import { contentStock } from './support/content-shop';

describeOnServer('pictures of the content service', (engine) => {
  let db: Database;
  let app: Hono;
  beforeAll(async () => {
    db = await engine.open();
    const picture = await sharp({
      create: { width: 1200, height: 800, channels: 3, background: '#864b92' },
    })
      .webp()
      .toBuffer();
    const content = await createContent({
      db,
      readPicture: (path) => Promise.resolve(path === '/pictures/lilac.webp' ? picture : null),
    });
    await content.load(contentStock);
    ({ app } = content);
  });

  const get = (query: string, file = 'lilac/lilac.webp') =>
    app.request(`/images/lilacandloam/${file}?${query}`);

  describe('images API', () => {
    it.each([
      ['as it is', '', 'webp', 1200, 800],
      ['at a width', 'w=400', 'webp', 400, 267],
      ['within a box', 'w=400&h=100', 'webp', 150, 100],
      ['never larger than it is', 'w=4000', 'webp', 1200, 800],
      ['filling a box', 'w=300&h=300&fit=fill', 'webp', 300, 300],
      ['padded into a box', 'w=300&h=300&fit=pad', 'webp', 300, 300],
      ['in another format', 'w=200&fm=jpg&q=60', 'jpeg', 200, 133],
      ['as AVIF', 'w=64&fm=avif', 'heif', 64, 43],
    ])('gives a picture %s', async (_, query, format, width, height) => {
      const answer = await get(query);
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
        format,
        width,
        height,
      });
      expect(answer.headers.get('cache-control')).toContain('max-age');
    });

    it.each([
      ['a width of nothing', 'w=0', undefined, 400],
      ['too wide a width', 'w=4001', undefined, 400],
      ['a quality beyond 100', 'q=101', undefined, 400],
      ['an unknown format', 'fm=bmp', undefined, 400],
      ['an unknown asset', '', 'rose/rose.webp', 404],
      ['another file name', '', 'lilac/rose.webp', 404],
    ])('refuses %s', async (_, query, file, status) => {
      expect((await get(query, file)).status).toBe(status);
    });
  });

  it('reads the shop’s own pictures and nothing else', async () => {
    expect(
      await readPublicPicture('/pictures/articles/a-pollinator-patch-in-a-weekend.webp'),
    ).toBeInstanceOf(Buffer);
    expect(await readPublicPicture('/pictures/../../package.json')).toBeNull();
  });
});
