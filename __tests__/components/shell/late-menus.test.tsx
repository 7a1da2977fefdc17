import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryBar } from '@/components/shell/menu/category-bar';
import { LateMenus } from '@/components/shell/menu/late-menus';
import { MenuListeners } from '@/components/shell/menu/menu-events';
import { shellMenus } from '@/lib/content/shell-menus';
import { categories, menus } from './shell-content';

const shell = shellMenus({ categories, menus, articles: {} });
let answers: { ok: boolean; json: () => Promise<unknown> }[];
const asked = jest.fn();
const panel = () => document.getElementById('panel-Flowers');

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  asked.mockClear();
  globalThis.fetch = jest.fn((path: string) => {
    asked(path);
    return Promise.resolve(answers.shift());
  }) as never;
  render(
    <>
      <CategoryBar categories={categories} articles={{}} />
      <LateMenus />
      <MenuListeners />
    </>,
  );
});

it('asks for nothing before the visitor moves, then once; the panels fill', async () => {
  answers = [{ ok: true, json: () => Promise.resolve(shell) }];
  expect(asked).not.toHaveBeenCalled();
  expect(panel()).toBeEmptyDOMElement();
  act(() => {
    window.dispatchEvent(new Event('pointermove'));
  });
  act(() => {
    window.dispatchEvent(new Event('keydown'));
  });
  expect(await screen.findByRole('link', { name: 'Bouquets' })).toHaveAttribute(
    'href',
    '/c/flowers/bouquets',
  );
  expect(asked.mock.calls).toEqual([['/api/menus']]);
});

it('says in the place of a menu that it did not arrive, and asks again when told to', async () => {
  answers = [
    { ok: false, json: () => Promise.resolve({}) },
    { ok: true, json: () => Promise.resolve(shell) },
  ];
  act(() => {
    window.dispatchEvent(new Event('pointermove'));
  });
  const [said] = await screen.findAllByRole('alert');
  expect(said).toHaveTextContent('Menu didn’t load.');
  expect(panel()).toContainElement(said as HTMLElement);
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Bouquets' })).toBeInTheDocument();
  expect(screen.queryByText('Menu didn’t load.')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('gives the keyboard the first link where the menu that was asked for again arrives', async () => {
  answers = [
    { ok: false, json: () => Promise.resolve({}) },
    { ok: true, json: () => Promise.resolve(shell) },
  ];
  await userEvent.click(screen.getByRole('button', { name: 'Flowers menu' }));
  const place = within(panel() as HTMLElement);
  const again = await place.findByRole('button', { name: 'Try again' });
  act(() => again.focus());
  await userEvent.keyboard('{Enter}');
  const first = await place.findByRole('link', { name: 'Bouquets' });
  expect(again).not.toBeInTheDocument();
  expect(first).toHaveFocus();
});
