import { render, screen } from '@testing-library/react';
import StyleGuideRoute, { generateMetadata } from '@/app/(shop)/style-guide/[[...rest]]/page';
import { env } from '@/lib/config/env';
import { stubShop } from '@/__tests__/support/shop-stub';

jest.mock('@/lib/config/env', () => ({ env: jest.fn() }));
jest.mock('@/lib/content/theme.server', () => ({ getTheme: () => Promise.resolve(null) }));

const inEnvironment = (SHOP_ENV: string) => {
  jest.mocked(env).mockReturnValue({ SHOP_ENV, SITE_ORIGIN: 'https://shop.test' } as never);
  stubShop({});
};

describe('the style guide (specification A2, decision 190)', () => {
  it('is a page while the shop is built and tested, out of search engines', async () => {
    inEnvironment('test');
    render(await StyleGuideRoute({ params: Promise.resolve({}) }));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(generateMetadata().robots).toMatchObject({ index: false });
  });

  it.each([
    ['test', ['more']],
    ['production', undefined],
  ])('is not found in %s with %p below it', async (name, rest) => {
    inEnvironment(name);
    await expect(StyleGuideRoute({ params: Promise.resolve({ rest }) })).rejects.toThrow(
      /404|NOT_FOUND/,
    );
  });
});
