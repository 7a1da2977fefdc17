import { render, screen, within } from '@testing-library/react';
import { CategoryBar } from '@/components/shell/menu/category-bar';
import { CategoryDrawer } from '@/components/shell/menu/category-drawer';
import { CategoryDrawerList } from '@/components/shell/menu/category-drawer-list';
import MenuContents from '@/components/shell/menu/menu-contents';
import { columnID } from '@/components/shell/menu/menu-place';
import { ResourcesDrawer, UtilityBar } from '@/components/shell/site-header';
import { openAtCurrentSection, resourceSection } from '@/components/shell/resource-section';
import { SiteFooter } from '@/components/shell/site-footer';
import { drawers } from '@/components/shell/menu/menu-place';
import { utilityMenus } from '@/components/shell/menu/utility-menus';
import { shellMenus } from '@/lib/content/shell-menus';
import { categories, menus } from './shell-content';

const linkNames = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

const shell = shellMenus({
  categories,
  menus,
  articles: {
    Flowers: [
      {
        label: 'When to prune lilacs',
        path: '/information/resource-hub/when-to-prune',
        picture: null,
      },
    ],
  },
});
/** The header with its menus filled, as on a wide or a small screen. */
const renderMenus = (screenIs: 'wide' | 'small', fills = true) => {
  window.matchMedia = (() => ({
    matches: screenIs === 'wide',
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  const header = (filled: boolean) => (
    <>
      <UtilityBar />
      <CategoryBar categories={categories} articles={shell.articles} />
      <CategoryDrawer id={drawers.products} categories={categories} />
      <ResourcesDrawer id={drawers.resources} menus={menus} />
      {filled && <MenuContents shell={shell} />}
    </>
  );
  const { rerender } = render(header(false));
  rerender(header(fills));
};

describe('utility bar', () => {
  beforeEach(() => {
    renderMenus('wide');
  });

  it('has the order phone, four menus and the Store Locator, the library first in References & Tools', () => {
    expect(screen.getByRole('link', { name: /612-555-0142/ })).toHaveAttribute(
      'href',
      'tel:+1-612-555-0142',
    );
    expect(
      utilityMenus.map(({ label }) => screen.getByRole('button', { name: label }).textContent),
    ).toEqual(['Workshops & Events', 'Resource Hub', 'Services', 'Customer Service']);
    expect(screen.getByRole('link', { name: 'Store Locator' })).toHaveAttribute(
      'href',
      '/store-locator',
    );
    expect(
      linkNames(
        within(document.getElementById('menu-resource-hub') as HTMLElement).getByText(
          'References & Tools',
        ).parentElement as HTMLElement,
      )[0],
    ).toBe('Plant Library');
  });

  it.each([
    ['menu-events', ['Event Calendar']],
    ['menu-services', ['Weddings']],
    ['menu-customer-service', ['Contact Us']],
    [
      'menu-resource-hub',
      ['Cut Flower Care', 'Plant Library', 'Hardiness Zones', 'All Care Guides'],
    ],
  ])('%s holds %j', (id, links) => {
    expect(linkNames(document.getElementById(id) as HTMLElement)).toEqual(links);
  });

  it('titles the groups of the Resource Hub, References & Tools second', () => {
    const hub = document.getElementById('menu-resource-hub') as HTMLElement;
    expect([...hub.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Care Guides',
      'References & Tools',
    ]);
  });
});

describe('before the menus are here, and where they never come', () => {
  const openers = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[data-toggle]')].map(
      (opener) => opener.getAttribute('href') ?? '',
    );

  it('leads every opener to a page, or to a column of the footer that is there and holds the same links', () => {
    renderMenus('wide', false);
    render(<SiteFooter categories={categories} menus={menus} summary="" year="2026" />);
    expect(openers()).toEqual([
      '#foot-workshop-events',
      '/information/resource-hub',
      '#foot-services',
      '#foot-customer-service',
      '/c/flowers',
      '/c/indoor-plants',
    ]);
    const columns = openers()
      .filter((href) => href.startsWith('#'))
      .map((href) => linkNames(document.querySelector(href) as HTMLElement));
    expect(columns).toEqual(
      utilityMenus
        .filter(({ path }) => path.startsWith('#'))
        .map(({ groups }) => groups(menus).flatMap(({ links }) => links.map(({ label }) => label))),
    );
  });

  it('has the categories in the products drawer, and every section in the resources drawer', () => {
    renderMenus('small', false);
    expect(linkNames(document.getElementById(drawers.products) as HTMLElement)).toEqual([
      'Flowers',
      'Indoor Plants',
      'Gift Cards',
      'On Sale',
    ]);
    expect(linkNames(document.getElementById(drawers.resources) as HTMLElement)).toHaveLength(7);
  });
});

describe('category bar', () => {
  beforeEach(() => {
    renderMenus('wide');
  });

  it('ends with On Sale', () => {
    const top = [...document.querySelectorAll('.bar-link')].map((link) => link.textContent);
    expect(top).toEqual(['Flowers', 'Indoor Plants', 'Gift Cards', 'On Sale']);
    expect(
      within(screen.getByRole('navigation', { name: 'Products' })).getByRole('link', {
        name: 'On Sale',
      }),
    ).toHaveAttribute('href', '/customer-service/on-sale-this-week');
  });

  it('has a panel with subcategories, their children, Related Articles and View All Articles', () => {
    const panel = document.getElementById('panel-Flowers');
    expect(linkNames(panel as HTMLElement)).toEqual([
      'Bouquets',
      'Roses',
      'Shop all Flowers',
      'When to prune lilacs',
      'View All Articles',
    ]);
    expect(
      within(panel as HTMLElement).getByRole('link', { name: 'View All Articles' }),
    ).toHaveAttribute('href', '/information/resource-hub?catID=Flowers');
  });

  it('gives gift cards and On Sale no panel: hovering them closes the open one', () => {
    expect(document.getElementById('panel-GiftCards')).toBeNull();
    expect(
      [...document.querySelectorAll('[data-closes]')].map((entry) => entry.textContent),
    ).toEqual(['Gift Cards', 'On Sale']);
  });
});

describe('category drawer', () => {
  beforeEach(() => {
    renderMenus('small');
  });

  it('has a chevron on each category but gift cards, and On Sale last', () => {
    const rows = [...(document.querySelector('#drawer-products-list > ul')?.children ?? [])].map(
      (row) => row.firstElementChild,
    );
    expect(rows.map((row) => [row?.tagName, row?.textContent])).toEqual([
      ['BUTTON', 'Flowers'],
      ['BUTTON', 'Indoor Plants'],
      ['A', 'Gift Cards'],
      ['A', 'On Sale'],
    ]);
  });

  it('has subcategories with a way back, and View Related Articles where there are some', () => {
    const flowers = document.getElementById('drawer-Flowers') as HTMLElement;
    expect(within(flowers).getByRole('button', { name: 'Products', hidden: true })).toHaveAttribute(
      'popovertarget',
      'drawer-Flowers',
    );
    expect(
      within(flowers).getByRole('link', { name: 'View Related Articles', hidden: true }),
    ).toHaveAttribute('href', '/information/resource-hub?catID=Flowers');
    expect(
      within(document.getElementById('drawer-IndoorPlants') as HTMLElement).queryByRole('link', {
        name: 'View Related Articles',
        hidden: true,
      }),
    ).toBeNull();
  });

  it('says so when there are no categories', () => {
    render(<CategoryDrawerList drawer="other" categories={[]} />);
    expect(screen.getByText('Our categories are not available right now.')).toBeInTheDocument();
  });
});

describe('resources drawer', () => {
  it('has five sections in order', () => {
    renderMenus('small');
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
      ['Resource Hub', 'References & Tools', 'Customer Service', 'Services', 'Corporate'],
    );
  });

  it.each([
    ['/information/resource-hub', 'resourceHub'],
    ['/information/resource-hub/when-to-prune', 'resourceHub'],
    ['/information/plant-tree-and-shrub-library', 'references'],
    ['/information/other', 'references'],
    ['/customer-service/contact-us', 'customerService'],
    ['/services/weddings', 'services'],
    ['/corporate', 'corporate'],
    ['/', null],
    ['/c/flowers', null],
    ['/servicesx', null],
  ])('opens at the section of %s: %s', (pathname, section) => {
    expect(resourceSection(pathname)).toBe(section);
    renderMenus('small');
    openAtCurrentSection(document, pathname);
    const open = [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].map(
      ({ dataset }) => dataset.section,
    );
    expect(open).toEqual(section ? [section] : []);
  });

  it('opens at the section that links to the page, wherever the page lives', () => {
    expect(
      resourceSection('/information/delivery', { customerService: ['/information/delivery'] }),
    ).toBe('customerService');
  });
});

describe('footer', () => {
  beforeEach(() => {
    render(<SiteFooter categories={categories} menus={menus} summary="Grown here." year="2026" />);
  });
  const column = (title: string) =>
    linkNames(document.getElementById(columnID(title)) as HTMLElement);

  it('has six columns', () => {
    const titles = [...document.querySelectorAll('footer details')].map((fold) => [
      fold.querySelector('summary h2')?.textContent,
      fold.previousElementSibling?.textContent,
    ]);
    expect(titles).toEqual(
      [
        'Products',
        'Workshop & Events',
        'Services',
        'Resource Hub',
        'Customer Service',
        'Corporate',
      ].map((title) => [title, title]),
    );
  });

  it('lists the categories without the events one, then On Sale; the Resource Hub ends with All Care Guides', () => {
    expect(column('Products')).toEqual(['Flowers', 'Indoor Plants', 'Gift Cards', 'On Sale']);
    expect(column('Resource Hub').at(-1)).toBe('All Care Guides');
  });

  it('has five social links, the summary and the year', () => {
    expect(
      ['Instagram', 'Facebook', 'YouTube', 'Pinterest', 'TikTok'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual([
      'https://www.instagram.com/lilacandloam',
      'https://www.facebook.com/lilacandloam',
      'https://www.youtube.com/@lilacandloam',
      'https://www.pinterest.com/lilacandloam',
      'https://www.tiktok.com/@lilacandloam',
    ]);
    expect(screen.getByText(/Grown here\. © 2026 Lilac & Loam\./)).toBeInTheDocument();
  });
});
