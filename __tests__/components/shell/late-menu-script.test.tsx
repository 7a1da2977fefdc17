import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryBar } from '@/components/shell/menu/category-bar';
import { LateMenus } from '@/components/shell/menu/late-menus';
import { shellMenus } from '@/lib/content/shell-menus';
import { stubShop } from '@/__tests__/support/shop-stub';
import { categories, menus } from './shell-content';

const mockAsked = jest.fn();
jest.mock('@/components/shell/menu/menu-contents', () => {
  mockAsked();
  // The first move asks for it, and the menus' place once they are known.
  if (mockAsked.mock.calls.length < 3) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/shell/menu/menu-contents');
});

it('says in the place of a menu that its script did not come, and asks for it again without leaving the page', async () => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  stubShop({ 'GET /api/menus': () => ({ body: shellMenus({ categories, menus, articles: {} }) }) });
  render(
    <>
      <CategoryBar categories={categories} articles={{}} />
      <LateMenus />
    </>,
  );
  act(() => {
    window.dispatchEvent(new Event('pointermove'));
  });
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  await userEvent.click(again as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Bouquets' })).toBeInTheDocument();
  expect(screen.queryByText('Menu didn’t load.')).toBeNull();
});
