import { render, screen, within } from '@testing-library/react';
import { keptTrail, RememberTrail } from '@/components/catalogue/product/last-trail';
import { ProductCrumbs } from '@/components/catalogue/product/product-crumbs';

const own = [{ label: 'Flowers', path: '/c/flowers' }];

/** What the breadcrumb of a product says, at the `entry` of the history it was opened as. */
function crumbsAt(entry: string, search = '?categorypage=true'): (string | null)[] {
  window.history.replaceState(null, '', `/p/1${search}`);
  Object.assign(window, { navigation: { currentEntry: { key: entry } } });
  const { unmount } = render(<ProductCrumbs title="Roses" trail={own} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  const labels = links.map(({ textContent }) => textContent);
  unmount();
  return labels;
}

function lookAt(label: string): void {
  render(<RememberTrail trail={[{ label, path: `/c/${label}` }]} />).unmount();
}

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'navigation');
});

describe('the breadcrumb of a product (specification A2)', () => {
  it('says on the way back which list it was opened from', () => {
    lookAt('birthday');
    expect(crumbsAt('second')).toEqual(['Home', 'birthday']);
    lookAt('sympathy');
    expect(crumbsAt('fourth')).toEqual(['Home', 'sympathy']);
    expect(crumbsAt('second')).toEqual(['Home', 'birthday']);
    expect(crumbsAt('fourth')).toEqual(['Home', 'sympathy']);
  });

  it('is kept with its entry by being shown, not by being read', () => {
    lookAt('birthday');
    Object.assign(window, { navigation: { currentEntry: { key: 'second' } } });
    const before = { ...sessionStorage };
    expect(keptTrail()).toContain('birthday');
    expect({ ...sessionStorage }).toEqual(before);
    crumbsAt('second');
    expect(Object.keys(sessionStorage)).toContain('lilac-trail-second');
  });

  it('says the list looked at last where a browser names no entries', () => {
    lookAt('birthday');
    window.history.replaceState(null, '', '/p/1?categorypage=true');
    render(<ProductCrumbs title="Roses" trail={own} />);
    expect(screen.getByRole('link', { name: 'birthday' })).toBeVisible();
  });

  it('says the product’s own category where it came from no list', () => {
    lookAt('birthday');
    expect(crumbsAt('second', '')).toEqual(['Home', 'Flowers']);
  });
});
