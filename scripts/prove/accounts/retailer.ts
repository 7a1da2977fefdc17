import { randomBytes } from 'node:crypto';
import type { Settings } from './commands';

const servicesPort = ({ PLATFORM_PORT }: Settings) => Number(PLATFORM_PORT) + 2;

/** What a retailer chooses: names that are not the demo shop's, and where shop and services are found (the services two ports above the stand-ins). */
export function retailer(env: Settings, origin: string): Settings {
  return {
    COMMERCE_BUYER_ID: 'Petals',
    COMMERCE_CATALOG_ID: 'Petals-Catalog',
    INDEXER_URL: `http://127.0.0.1:${servicesPort(env)}/indexer`,
    SITE_ORIGIN: origin,
    MAIL_FROM: 'hello@petals.example',
  };
}

/** The environments of the shop's two processes, of that of the accounts: without the keys by which those were set up, with secrets of its own. */
export function shopOf(owner: Settings): {
  services: Settings & { PORT: string };
  front: Settings;
} {
  const {
    COMMERCE_SETUP_CLIENT_ID: _client,
    COMMERCE_SETUP_CLIENT_SECRET: _secret,
    CONTENT_MANAGEMENT_TOKEN: _token,
    ...settings
  } = owner;
  const services = `http://127.0.0.1:${servicesPort(owner)}`;
  const shop = {
    ...settings,
    APP_API_URL: `${services}/app-api`,
    INTEGRATION_URL: `${services}/integration`,
    STOREFRONT_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
    STOREFRONT_URLS: `http://127.0.0.1:${owner.PORT}`,
  };
  return {
    services: { ...shop, HOST: '127.0.0.1', PORT: String(servicesPort(owner)) },
    front: shop,
  };
}
