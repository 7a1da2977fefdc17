import { createClient } from 'contentful';

interface Space {
  url: string;
  space: string;
  environment: string;
  accessToken: string;
}

/** The vendor's official client of one reading API, without retries of its own. */
export function deliveryClient({
  url,
  space,
  environment,
  accessToken,
}: Space): ReturnType<typeof createClient> {
  const address = new URL(url);
  return createClient({
    space,
    environment,
    accessToken,
    host: address.host,
    basePath: address.pathname === '/' ? '' : address.pathname,
    insecure: address.protocol === 'http:',
    retryOnError: false,
    timeout: 10_000,
  });
}
