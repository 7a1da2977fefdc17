/** @jest-environment node */
import { parseEnv } from '@/lib/config/env';

describe('parseEnv', () => {
  it('points everything at the embedded platform when nothing is set', () => {
    const env = parseEnv({ PLATFORM_PORT: '4200' });
    expect(env).toMatchObject({ PORT: 3000, PLATFORM_URL: 'http://127.0.0.1:4200', COMMERCE_URL: 'http://127.0.0.1:4200/commerce', SITE_ORIGIN: 'http://localhost:3000', IMAGE_ZOOM_DISABLED: false });
  });

  it('takes an empty value for unset', () => {
    expect(parseEnv({ PORT: '', COMMERCE_URL: '' })).toMatchObject({ PORT: 3000, COMMERCE_URL: 'http://127.0.0.1:4000/commerce' });
  });

  it('names every wrong value on a line of its own', () => {
    const wrong = { PORT: 'x', SHOP_ENV: 'moon', SESSION_SECRET: 'short', COMMERCE_URL: 'ftp://x' };
    for (const name of Object.keys(wrong)) expect(() => parseEnv(wrong)).toThrow(new RegExp(`^  ${name}: \\S`, 'm'));
  });

  it('refuses the controls for tests in production', () => {
    expect(() => parseEnv({ SHOP_CONTROL: '1', SHOP_ENV: 'production' })).toThrow(/SHOP_CONTROL/);
    expect(parseEnv({ SHOP_CONTROL: '1', SHOP_ENV: 'test' }).SHOP_CONTROL).toBe(true);
  });
});
