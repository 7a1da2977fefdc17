/** @jest-environment node */
import { parseEnv } from '@/lib/config/env';

describe('parseEnv', () => {
  it('points everything at the embedded platform when nothing is set', () => {
    const env = parseEnv({ PLATFORM_PORT: '4200' });
    expect(env).toMatchObject({
      PORT: 3000,
      PLATFORM_URL: 'http://127.0.0.1:4200',
      COMMERCE_URL: 'http://127.0.0.1:4200/commerce',
      SITE_ORIGIN: 'http://localhost:3000',
      IMAGE_ZOOM_DISABLED: false,
    });
  });

  it('takes an empty value for unset', () => {
    expect(parseEnv({ PORT: '', COMMERCE_URL: '' })).toMatchObject({
      PORT: 3000,
      COMMERCE_URL: 'http://127.0.0.1:4000/commerce',
    });
  });

  it('takes a shared access signature as the vendor’s portal copies it, with its question mark', () => {
    const [name, privateName] = ['FILES_SIGNATURE', 'FILES_PRIVATE_SIGNATURE'] as const;
    expect(
      parseEnv({ [name]: '?sp=rcw&sig=a%3D', [privateName]: '?sp=rwd&sig=b%3D' }),
    ).toMatchObject({ [name]: 'sp=rcw&sig=a%3D', [privateName]: 'sp=rwd&sig=b%3D' });
    expect(parseEnv({ [name]: 'sp=rcw&sig=a%3D' })[name]).toBe('sp=rcw&sig=a%3D');
  });

  it('names every wrong value on a line of its own', () => {
    const wrong = { PORT: 'x', SHOP_ENV: 'moon', SESSION_SECRET: 'short', COMMERCE_URL: 'ftp://x' };
    for (const name of Object.keys(wrong))
      expect(() => parseEnv(wrong)).toThrow(new RegExp(`^  ${name}: \\S`, 'm'));
  });

  it.each([
    ['PORT', 'x', 'is no whole number from 1 to 65535'],
    ['PORT', '0', 'is no whole number from 1 to 65535'],
    ['DRAIN_SECONDS', '1.5', 'is no whole number from 0 to 300'],
    ['CACHE_MEMORY_MB', '96MB', 'is no whole number from 16 to 16384'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%', 'is no number from 0 to 1'],
    ['TRUST_PROXY', '10', 'is none of 0 to 9, true and false'],
    ['COMMERCE_URL', 'api.ordercloud.io', 'is no address: set it as https://…'],
  ])('says of %s=%s what it must be', (name, value, words) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`  ${name}: ${words}`);
  });

  it('refuses the controls for tests in production', () => {
    expect(() => parseEnv({ SHOP_CONTROL: '1', SHOP_ENV: 'production' })).toThrow(/SHOP_CONTROL/);
    expect(parseEnv({ SHOP_CONTROL: '1', SHOP_ENV: 'test' }).SHOP_CONTROL).toBe(true);
  });

  it('opens the preview with the embedded platform, and with a real content service only where a secret is set', () => {
    const vendor = { CONTENT_URL: 'https://cdn.contentful.com' };
    expect(parseEnv({})).toMatchObject({
      CONTENT_PREVIEW_URL: 'http://127.0.0.1:4000/content',
      CONTENT_PREVIEW_SECRET: 'local-preview-secret',
    });
    expect(parseEnv(vendor)).toMatchObject({
      CONTENT_PREVIEW_URL: 'https://preview.contentful.com',
      CONTENT_PREVIEW_SECRET: null,
    });
    expect(
      parseEnv({ ...vendor, CONTENT_PREVIEW_SECRET: 'a-secret-of-the-editors' })
        .CONTENT_PREVIEW_SECRET,
    ).toBe('a-secret-of-the-editors');
    expect(() => parseEnv({ CONTENT_PREVIEW_SECRET: 'short' })).toThrow(/CONTENT_PREVIEW_SECRET/);
  });

  it('refuses a storefront among several the secret of its own: each would end the others’ sessions', () => {
    const shared = { REDIS_URL: 'redis://127.0.0.1:6379' };
    expect(() => parseEnv(shared, 'storefront')).toThrow(/ {2}SESSION_SECRET: is not set, but/);
    const secret = { SESSION_SECRET: 's'.repeat(32) };
    expect(parseEnv({ ...shared, ...secret }, 'storefront')).toMatchObject(secret);
    expect(parseEnv({}, 'storefront').SESSION_SECRET).toBeUndefined();
    expect(parseEnv(shared, 'services').SESSION_SECRET).toBeUndefined();
    expect(parseEnv(shared, []).SESSION_SECRET).toBeUndefined();
  });

  it.each([
    [{ CONTENT_URL: 'https://cdn.eu.contentful.com' }, 'https://preview.eu.contentful.com'],
    [{ CONTENT_URL: 'https://cdn.eu.contentful.com/' }, 'https://preview.eu.contentful.com'],
    [{ CONTENT_URL: 'https://content.example.com' }, 'https://preview.contentful.com'],
    [
      {
        CONTENT_URL: 'https://cdn.eu.contentful.com',
        CONTENT_PREVIEW_URL: 'https://drafts.example.com',
      },
      'https://drafts.example.com',
    ],
  ])('with %o reads drafts where the space is: %s', (set, address) => {
    expect(parseEnv(set).CONTENT_PREVIEW_URL).toBe(address);
  });
});
