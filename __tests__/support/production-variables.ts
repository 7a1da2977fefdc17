/** A complete environment of production, as a retailer would set it: no value is anybody's. */
export const productionVariables: Record<string, string> = {
  NODE_ENV: 'production', SHOP_ENV: 'production', SITE_ORIGIN: 'https://www.lilacandloam.com',
  SESSION_SECRET: '5f0c9e1b7a3d48266c1f9b0e7d2a4c83', STOREFRONT_WEBHOOK_SECRET: '0b7e4d91c2a6f8350b7e4d91c2a6f836',
  STOREFRONT_URLS: 'http://10.0.0.4:3000,http://10.0.0.5:3000', APP_API_URL: 'http://127.0.0.1:4000/app-api', INTEGRATION_URL: 'http://127.0.0.1:4000/integration',
  INDEXER_URL: 'https://api.lilacandloam.com/indexer', DATABASE_URL: 'postgres://shop:pass@db.internal:5432/shop', MAIL_FROM: 'orders@lilacandloam.com',
  COMMERCE_URL: 'https://api.ordercloud.io', COMMERCE_TOKEN_ISSUER: 'https://auth.ordercloud.io', COMMERCE_BUYER_ID: 'LILAC', COMMERCE_CATALOG_ID: 'LILAC',
  COMMERCE_CLIENT_ID: '7E0B4C11-58D2-4C8B-9A77-3F1B2D6E9C40', COMMERCE_MIDDLEWARE_CLIENT_ID: '2C9D8F03-61A4-4E27-8B15-7A0E4D3C5B62',
  COMMERCE_MIDDLEWARE_CLIENT_SECRET: 'Zk3vQ8mT1xW6', COMMERCE_WEBHOOK_KEY: '9d2f6b1c8e4a70539d2f6b1c8e4a7054',
  COMMERCE_WEBHOOK_CLIENT_IDS: '7E0B4C11-58D2-4C8B-9A77-3F1B2D6E9C40', MARKETING_CLIENT_ID: '91F7A2D4-0C3E-4B68-A5D9-6E8B1C2F4A70',
  SEARCH_APP_ID: 'Q7ZK2M9XW1', SEARCH_KEY: 'e61b0d7c5a92', SEARCH_ADMIN_KEY: '48f3c7a1d09e',
  CONTENT_URL: 'https://cdn.contentful.com', CONTENT_SPACE: 'x4k9w2qz7m1p', CONTENT_ENVIRONMENT: 'master', CONTENT_ACCESS_TOKEN: 'kJ8-vQ2x', CONTENT_PREVIEW_TOKEN: 'pT5-wM7z',
  CONTENT_WEBHOOK_SECRET: 'c7a1e5390f8b2d64c7a1e5390f8b2d65c7a1e5390f8b2d66c7a1e5390f8b2d67',
  FILES_URL: 'https://lilac.blob.core.windows.net/shop', FILES_SIGNATURE: 'sv=2025&sp=rw&sig=bm90LXJlYWw',
  CAPTCHA_URL: 'https://www.google.com/recaptcha/api', CAPTCHA_SITE_KEY: '6LcQ0b7e', CAPTCHA_SECRET: '6LcQ9d2f',
  MAPS_URL: 'https://maps.googleapis.com', MAPS_KEY: 'AIzaQ7zk2m9',
  BRAINTREE_ENVIRONMENT: 'production', BRAINTREE_MERCHANT_ID: 'q7zk2m9xw1', BRAINTREE_PUBLIC_KEY: 'x4k9w2qz', BRAINTREE_PRIVATE_KEY: '48f3c7a1d09e61b0',
  SMTP_URL: 'smtps://shop:pass@smtp.mailprovider.com',
};
