import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp, { type FitEnum } from 'sharp';
import { z } from 'zod';
import { ContentFault, notFound } from './fault';
import type { Library } from './library';
import type { Uploads } from './management/uploads';
import type { ContentSpace } from './space';

const MOST_KEPT = 200;

const side = z.coerce.number().int().min(1).max(4000).optional();
const parameters = z.object({
  w: side,
  h: side,
  q: z.coerce.number().int().min(1).max(100).optional(),
  fm: z.enum(['jpg', 'png', 'webp', 'avif']).optional(),
  fit: z.enum(['pad', 'fill', 'scale', 'crop', 'thumb']).optional(),
});

/** How each of the vendor's ways to fit becomes the library's; without one the picture keeps its shape and never grows. */
const fits: Record<string, { fit: keyof FitEnum; withoutEnlargement: boolean }> = {
  pad: { fit: 'contain', withoutEnlargement: false },
  fill: { fit: 'cover', withoutEnlargement: false },
  thumb: { fit: 'cover', withoutEnlargement: false },
  crop: { fit: 'cover', withoutEnlargement: true },
  scale: { fit: 'fill', withoutEnlargement: false },
};

interface AssetFile {
  url?: string;
  fileName?: string;
  contentType?: string;
}

/** Reads the file an asset names, or returns `null`. */
export type ReadPicture = (path: string) => Promise<Buffer | null>;

/** Reads from the shop's own pictures: each lies there in finished widths, of which the widest is taken. */
export const readPublicPicture: ReadPicture = async (path) => {
  const inside = normalize(path);
  if (!inside.startsWith('/pictures/')) return null;
  return readFile(join(process.cwd(), 'public', inside.replace(/\.webp$/, '-1200.webp'))).catch(
    () => null,
  );
};

interface Pictures {
  /** Of stocked assets. */
  read: ReadPicture;
  uploads: Uploads;
}

/**
 * The images API: a picture in the size (`w`, `h`, `fit`), format (`fm`) and quality (`q`) asked for, of a published asset, or of one that was uploaded, which everybody
 * may see who knows its address, published or not. Results are kept.
 */
export function imageRoutes(space: ContentSpace, { read, uploads }: Pictures): Hono {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  const fileOf = ({ assets }: Library, id: string) =>
    assets.get(id)?.fields.file as AssetFile | undefined;
  return new Hono()
    .get('/images/:space/:id/:file', (c) => {
      const { id, file: name } = c.req.param();
      const file = fileOf(space.published, id);
      return show(c, id, file?.fileName === name ? file : undefined, read);
    })
    .get('/images/:space/:id/:upload/:file', (c) => {
      const { id, upload } = c.req.param();
      const path = c.req.path.replace(/^.*(?=\/images\/)/, '');
      const file = [space.published, space.preview]
        .map((library) => fileOf(library, id))
        .find((each) => each?.url?.endsWith(path));
      return show(c, id, file, () => uploads.read(upload));
    });

  async function show(
    c: Context,
    id: string,
    file: AssetFile | undefined,
    readPicture: ReadPicture,
  ): Promise<Response> {
    if (!file?.url) throw notFound({ type: 'Asset', id });
    const requested = parameters.safeParse(c.req.query());
    if (!requested.success)
      throw new ContentFault(
        400,
        'BadRequest',
        requested.error.issues
          .map(({ path, message }) => `${path.join('.')}: ${message}`)
          .join('; '),
      );
    const { w, h, q, fm, fit } = requested.data;
    const source = await readPicture(file.url);
    if (!source) throw notFound({ type: 'Asset', id });
    const key = JSON.stringify([file.url, w, h, q, fm, fit]);
    const format = fm === 'jpg' ? 'jpeg' : fm;
    const make = () => {
      const picture =
        w || h
          ? sharp(source).resize({
              width: w,
              height: h,
              ...(fit ? fits[fit] : { fit: 'inside', withoutEnlargement: true }),
            })
          : sharp(source);
      return (format ? picture.toFormat(format, { quality: q }) : picture).toBuffer();
    };
    const body = await (kept.get(key) ?? keep(kept, key, make()));
    return c.body(new Uint8Array(body), 200, {
      'content-type': format ? `image/${format}` : (file.contentType ?? 'image/webp'),
      'cache-control': 'public, max-age=31536000',
    });
  }
}

/** Keeps a result for the next who asks, the two hundred used last; a failed one is not kept. */
function keep(
  kept: LRUCache<string, Promise<Buffer>>,
  key: string,
  made: Promise<Buffer>,
): Promise<Buffer> {
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
