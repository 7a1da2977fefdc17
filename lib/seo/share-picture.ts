import { isCutByParameters, secureAddress } from '@/lib/catalogue/picture';

/** Size of a picture beside a shared link (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const;

const folder = '/pictures/og/';
const ours = /^\/pictures\/([a-z0-9-]+(?:\/[A-Za-z0-9-]+){1,2})\.webp$/;
const finishedWidth = /-(?:400|800|1200|1920|2400)(?=\.webp$)/;

/**
 * The address of a picture cut to 1200 × 630 as JPEG: our own under `/pictures/og/`, the content service's by the parameters of its
 * images API, always https (specification B9). Any other address stays.
 */
export function shareAddress(url: string): string {
  const [path = ''] = url.split('?');
  const name = ours.exec(path.replace(finishedWidth, ''))?.[1];
  if (name && !path.startsWith(folder)) return `${folder}${name}.jpg`;
  const address = secureAddress(path);
  if (!isCutByParameters(address)) return secureAddress(url);
  return `${address}?w=${shareSize.width}&h=${shareSize.height}&fit=fill&fm=jpg&q=80`;
}

/** The file a shared picture is cut from, below the folder of pictures; `null` for an address of no such picture. */
export function shareSource(parts: readonly string[]): string | null {
  const name = parts.join('/');
  const wanted = ours.exec(`/pictures/${name.replace(/\.jpg$/, '.webp')}`)?.[1];
  return wanted && name.endsWith('.jpg') ? `${wanted}-1200.webp` : null;
}
