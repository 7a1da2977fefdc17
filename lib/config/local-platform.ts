/**
 * Identifiers and keys of the embedded platform: the values used where the environment names no vendor. They open nothing but
 * a database on this machine; a real shop sets its own (`.env.example`).
 */
export const localPlatform = {
  commerce: {
    clientID: '6C1B8A52-3E0F-4D57-9B1C-5A7E2F90D114',
    buyerID: 'LILAC',
    catalogID: 'LILAC',
    middlewareClientID: 'A4F7D3C0-91B2-4E68-8C35-0D6E1B7A2F49',
    middlewareClientSecret: 'local-middleware-secret',
    marketingClientID: '5E0C9D2B-7F41-4A86-9C3B-E1D7A4806F25',
    marketingClientSecret: 'local-marketing-secret',
    /** The client an account comes with, which may do everything: its owner's. */
    sellerClientID: 'D29E6B71-4C8A-4F03-A7D5-3B1F80C6E952',
    sellerClientSecret: 'local-seller-secret',
    benchClientID: 'B3C07E58-6D41-4A9F-8E27-91F4D6A0C3B8',
    webhookKey: 'local-commerce-webhook-key',
  },
  search: { appId: 'LILACLOCAL', searchKey: 'local-search-key', adminKey: 'local-admin-key' },
  content: {
    space: 'lilacandloam',
    environment: 'master',
    accessToken: 'local-delivery-token',
    previewToken: 'local-preview-token',
    previewSecret: 'local-preview-secret',
    managementToken: 'local-management-token',
    /** 64 characters, as the vendor asks. */
    webhookSecret: 'local-content-webhook-secret-of-sixty-four-characters-0123456789',
  },
  files: {
    signature: 'sp=rw&sig=local-files-signature',
    privateSignature: 'sp=rwd&sig=local-private-files-signature',
  },
  captcha: { siteKey: 'local-captcha-site-key', secret: 'local-captcha-secret' },
  maps: { key: 'local-maps-key' },
  tax: {
    accountID: 'local-tax-account',
    licenseKey: 'local-tax-license-key',
    companyCode: 'LOCALSHOP',
  },
  storefront: { webhookSecret: 'local-storefront-webhook-secret' },
  payments: {
    merchantId: 'local_merchant',
    publicKey: 'local_public_key',
    privateKey: 'local_private_key',
    payPalClientID: 'local-paypal-client-id',
  },
} as const;
