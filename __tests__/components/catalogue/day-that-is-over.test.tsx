import { act, render, renderHook, screen } from '@testing-library/react';
import { ListedProducts } from '@/components/catalogue/list/list-page';
import { useList } from '@/components/catalogue/list/use-list';
import { noChoice } from '@/lib/catalogue/category/list-address';

const place = { categoryID: 'Flowers' };
const none = { items: [], page: 1, pages: 0, total: 0, facets: [], prices: null, queryID: null };

describe('a list whose day cannot be gone by', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('leads to a page of its own where it is refined, and waits for nothing', () => {
    window.history.replaceState(null, '', '/c/flowers?arrives=55408~2026-11-20');
    const first = { list: null, choice: noChoice, busy: false };
    const { result } = renderHook(() => useList(place, first));
    const otherwise = jest.fn();
    act(() => result.current.want({ ...noChoice, sort: 'price-low' } as never, 1, otherwise));
    expect(otherwise.mock.calls).toEqual([[expect.stringMatching(/^\/c\/flowers\?/)]]);
    expect(result.current.view.busy).toBe(false);
  });
});

describe('a list of which nothing arrives in time', () => {
  it('says so, and leads to the whole of it', () => {
    window.history.replaceState(null, '', '/c/flowers?arrives=55408~2026-11-28');
    render(
      <ListedProducts
        whole={place}
        name="Flowers"
        intro=""
        list={none as never}
        arrives={{ zip: '55408', by: '2026-11-28' }}
        nothing={<p>We have nothing in Flowers right now.</p>}
      />,
    );
    expect(screen.getByText(/Nothing here arrives in 55408 by Sat, Nov 28/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'all of it, whenever it arrives' })).toHaveAttribute(
      'href',
      '/c/flowers',
    );
    expect(screen.queryByText(/We have nothing/)).not.toBeInTheDocument();
  });
});
