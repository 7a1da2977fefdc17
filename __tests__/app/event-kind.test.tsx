import { render, screen, within } from '@testing-library/react';
import EventKindRoute, { generateMetadata } from '@/app/(shop)/e/[...parts]/page';
import type { Category } from '@/lib/catalogue/category/category';
import { shopEvent } from '@/__tests__/lib/events/make-event';
import { stubShop } from '@/__tests__/support/shop-stub';

const kind = (id: string, name: string, children: object[] = []) => ({
  id: `WorkshopsEvents_${id}`,
  name,
  redirect: null,
  children,
});
const events = {
  id: 'WorkshopsEvents',
  children: [
    kind('Kids', 'For Kids', [kind('Kids_SummerCamp', 'Summer Camp')]),
    kind('KidsAtHeart', 'Kids at Heart'),
    kind('Talks', 'Talks'),
  ],
};
const held = [
  ['Seed Bombs', 'Kids'],
  ['Pond Week', 'Kids_SummerCamp'],
  ['Gin and Gentians', 'KidsAtHeart'],
].map(([title, id]) => shopEvent({ code: title, title, categoryID: `WorkshopsEvents_${id}` }));

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTree: () => Promise.resolve([events]),
  withText: (category: Category) => Promise.resolve({ ...category, description: '' }),
}));
jest.mock('@/lib/events/events.server', () => ({ getComingEvents: () => Promise.resolve(held) }));
jest.mock('@/lib/stores/stores.server', () => ({ storeNames: () => Promise.resolve({}) }));

const open = async (...parts: string[]) => {
  stubShop({});
  render(await EventKindRoute({ params: Promise.resolve({ parts }) }));
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

describe('the page of a kind of event (specification A2)', () => {
  it('has the events of the kind and of those below it, and leads to these', async () => {
    await open('kids');
    expect(screen.getByRole('heading', { level: 1, name: 'For Kids' })).toBeVisible();
    expect(titles()).toEqual(['Seed Bombs', 'Pond Week']);
    expect(screen.getByRole('link', { name: 'Summer Camp' })).toHaveAttribute(
      'href',
      '/e/kids/summer-camp',
    );
  });

  it('of a kind below another has its own events, and the other among its crumbs', async () => {
    await open('kids', 'summer-camp');
    expect(titles()).toEqual(['Pond Week']);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'For Kids' })).toHaveAttribute('href', '/e/kids');
  });

  it.each([
    [['kids'], undefined],
    [['talks'], { index: false, follow: true }],
  ])('%j is offered to search engines while it has events: %j', async (parts, robots) => {
    stubShop({});
    const metadata = await generateMetadata({ params: Promise.resolve({ parts }) });
    expect(metadata.robots).toEqual(robots);
  });

  it.each([
    [['summer-camp']],
    [['kids-at-heart', 'summer-camp']],
    [['kids', 'summer-camp', 'more']],
  ])('%j is not there', async (parts) => {
    await expect(open(...parts)).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  });
});
