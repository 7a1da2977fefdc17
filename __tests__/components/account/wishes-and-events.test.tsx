import { QueryIsland } from '@/components/browser/query-island';
import { act, render, screen } from '@testing-library/react';
import { EventsPage } from '@/components/account/events-page';
import { WishListPage } from '@/components/account/wish-list-page';
import { stubShop } from '@/__tests__/support/shop-stub';
import { offer, session, shopEvent } from '@/__tests__/lib/events/make-event';

jest.mock('@/components/catalogue/product-card', () => ({
  ProductCard: ({ product }: { product: { title: string } }) => <p>{product.title}</p>,
}));

describe('the wish list page', () => {
  afterEach(() => jest.useRealTimers());

  it('says Loading Wish List... for at least 750 ms, then shows the products', async () => {
    jest.useFakeTimers();
    stubShop({
      'GET /api/account/wish-list/products': () => ({
        body: [{ productCode: '100201', title: 'Sunday Best', flags: { featured: false } }],
      }),
    });
    render(<WishListPage />, { wrapper: QueryIsland });
    expect(screen.getByText('Loading Wish List...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(749));
    expect(screen.getByText('Loading Wish List...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2));
    expect(screen.getByText('Sunday Best')).toBeVisible();
  });

  it('without products says No Results', async () => {
    stubShop({ 'GET /api/account/wish-list/products': () => ({ body: [] }) });
    render(<WishListPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
    expect(screen.getByText('Shop flowers').closest('a')).toHaveAttribute('href', '/c/flowers');
  });
});

describe('the events page', () => {
  const bought = (past: boolean, title: string, listed = true) => ({
    event: shopEvent({ title }),
    session: session({ productID: title, offers: [offer({ productID: title, color: 'Moss' })] }),
    place: 'Edina',
    past,
    listed,
    bought: [{ productID: title, seats: 1 }],
    now: past ? '2026-07-05T12:00:00Z' : '2026-07-01T12:00:00Z',
  });

  it('says Loading Events..., then upcoming and past ones, past without a link', async () => {
    stubShop({
      'GET /api/account/events': () => ({
        body: [bought(false, 'Terrarium Evening'), bought(true, 'Wreath Night')],
      }),
    });
    render(<EventsPage />, { wrapper: QueryIsland });
    expect(screen.getByText('Loading Events...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Upcoming events' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Past events' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Terrarium Evening/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Wreath Night/ })).toBeNull();
    expect(screen.getAllByText('Your seat · Moss')).toHaveLength(2);
  });

  it('shows a coming one the shop has hidden, without a link to a page that is not there', async () => {
    stubShop({
      'GET /api/account/events': () => ({ body: [bought(false, 'Terrarium Evening', false)] }),
    });
    render(<EventsPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('heading', { name: 'Terrarium Evening' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('View Details')).toBeNull();
  });

  it('without events says No Events Found', async () => {
    stubShop({ 'GET /api/account/events': () => ({ body: [] }) });
    render(<EventsPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('heading', { name: 'No Events Found' })).toBeVisible();
  });
});
