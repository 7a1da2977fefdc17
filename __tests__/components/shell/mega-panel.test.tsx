import { render, screen, within } from '@testing-library/react';
import { MegaPanel } from '@/components/shell/menu/mega-panel';
import type { MenuCategory } from '@/lib/content/shell-menus';

const category = (name: string, children: MenuCategory[] = []): MenuCategory => ({
  id: name,
  name,
  path: `/c/${name.toLowerCase()}`,
  picture: null,
  hasArticles: false,
  children,
});
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the panel of a category', () => {
  it.each([
    [
      'a subcategory without children stands below the groups, no heading over nothing',
      [category('Wedding', [category('Boutonnieres')]), category('Orchids')],
      ['Wedding', 'Boutonnieres'],
      ['Orchids', 'Shop all Flowers'],
    ],
    [
      'where none has children they are all in the columns',
      [category('Trees'), category('Wreaths')],
      ['Trees', 'Wreaths'],
      ['Shop all Flowers'],
    ],
  ])('%s', (_, children, columns, below) => {
    render(<MegaPanel category={category('Flowers', children)} articles={[]} />);
    const [list] = screen.getAllByRole('list');
    expect(names(list!)).toEqual(columns);
    expect(names(document.body)).toEqual([...columns, ...below]);
  });
});
