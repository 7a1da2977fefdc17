import { secureAddress } from '@/lib/catalogue/picture';
import { contentHostOf } from '@/lib/config/content-hosts';
import { env } from '@/lib/config/env';

/** A picture of the content service with its size. */
export interface SizedPicture {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

const ownPath = /^\/(?:pictures|content)\/[\w./-]+$/;

/**
 * The picture of an asset's fields, or `null`: kept are raster pictures of the content service's own hosts, forced to https (specification B9), of its stand-in where that is
 * read, or of this site.
 */
export function pictureAsset(
  fields: unknown,
  contentUrl: string = env().CONTENT_URL,
): SizedPicture | null {
  const { file, title, description } = (fields ?? {}) as {
    file?: {
      url?: unknown;
      contentType?: unknown;
      details?: { image?: { width?: unknown; height?: unknown } };
    };
    title?: unknown;
    description?: unknown;
  };
  const url = file?.url;
  if (typeof url !== 'string' || url.includes('..')) return null;
  const address = addressOf(url, `${contentUrl}/images/`);
  if (address === null) return null;
  if (
    typeof file?.contentType === 'string' &&
    !/^image\/(?:webp|jpeg|png|avif|gif)$/.test(file.contentType)
  )
    return null;
  const { width, height } = file?.details?.image ?? {};
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
  return { url: address, alt: words(description) || words(title), ...size };
}

function addressOf(url: string, standIn: string): string | null {
  const plain = url.startsWith('//') ? `http:${url}` : url;
  if (standIn.startsWith('http:') && plain.startsWith(standIn)) return plain;
  const address = secureAddress(url);
  return contentHostOf(address) !== null || ownPath.test(url) ? address : null;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
