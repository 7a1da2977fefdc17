import { secureAddress } from '@/lib/catalogue/picture';

/** A picture of the content service with its size. */
export interface SizedPicture {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

const hosts = /^(?:https?:)?\/\/images\.ctfassets\.net\//;
const ownPath = /^\/(?:pictures|content)\/[\w./-]+$/;

/** The picture of an asset's fields, or `null`: kept are raster pictures of the content service's own host, forced to https (specification B9), or of this site. */
export function pictureAsset(fields: unknown): SizedPicture | null {
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
  if (typeof url !== 'string' || url.includes('..') || (!hosts.test(url) && !ownPath.test(url)))
    return null;
  if (
    typeof file?.contentType === 'string' &&
    !/^image\/(?:webp|jpeg|png|avif|gif)$/.test(file.contentType)
  )
    return null;
  const { width, height } = file?.details?.image ?? {};
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
  return { url: secureAddress(url), alt: words(description) || words(title), ...size };
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
