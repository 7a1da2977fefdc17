/** @jest-environment node */
import type { ReactElement } from 'react';
import ShopLayout from '@/app/(shop)/layout';

const getTheme = jest.fn();
jest.mock('@/lib/content/theme.server', () => ({ getTheme: () => getTheme() as unknown }));
jest.mock('@/lib/content/shell.server', () => ({
  getShell: () =>
    Promise.resolve({ categories: [], articles: {}, menus: {}, summary: '', year: '2026' }),
}));
jest.mock('@/lib/content/preview.server', () => ({ isPreview: () => Promise.resolve(false) }));

async function bodyStyle(): Promise<unknown> {
  const page = (await ShopLayout({ children: null })) as ReactElement<{
    children: ReactElement<{ style: unknown }>;
  }>;
  return page.props.children.props.style;
}

it('every page of the shop has the retailer’s swatches around it (specification A7)', async () => {
  getTheme.mockResolvedValue({ theme: {}, swatches: { Gray: '#8E8B92' } });
  expect(await bodyStyle()).toEqual({ '--swatch-gray': '#8E8B92' });
});

it('without colors.json there are the shop’s own alone', async () => {
  getTheme.mockResolvedValue(null);
  expect(await bodyStyle()).toEqual({});
});
