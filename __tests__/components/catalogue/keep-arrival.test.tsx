import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrivesBy } from '@/components/catalogue/list/arrival/arrives-by';
import { keepStore, keptPath } from '@/components/session/keep-store';
import { noChoice } from '@/lib/catalogue/category/list-address';
import { stubShop } from '@/__tests__/support/shop-stub';

const arrives = { zip: '55408', by: '2026-11-28' };
const show = (place: object, wrong: Parameters<typeof ArrivesBy>[0]['wrong'] = null) =>
  render(
    <ArrivesBy
      place={{ categoryID: 'Flowers', ...place }}
      choice={noChoice}
      classes={{ L0: 3 }}
      wrong={wrong}
    />,
  );
const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Keep this on' });

describe('keeping to what arrives in time', () => {
  beforeEach(() => {
    act(() => keepStore.set(null));
    stubShop({
      'GET /api/delivery/classes': () => ({
        body: {
          today: '2026-11-26',
          zip: null,
          by: null,
          byWords: null,
          classes: {},
          days: [],
          standsFor: 1e6,
        },
      }),
    });
  });

  it('leads to categories with ZIP and day, until it is unticked', async () => {
    show({ arrives });
    expect(await tick()).not.toBeChecked();
    expect(keptPath('/c/plants')).toBe('/c/plants');
    await userEvent.click(await tick());
    expect(keptPath('/c/plants')).toBe('/c/plants?arrives=55408~2026-11-28');
    await userEvent.click(await tick());
    expect(keptPath('/c/plants')).toBe('/c/plants');
  });

  it('goes on by the ZIP and the day that are asked for next', async () => {
    act(() => keepStore.set('90210~2026-12-24'));
    show({ arrives });
    expect(await tick()).toBeChecked();
    expect(keptPath('/c/plants')).toBe('/c/plants?arrives=55408~2026-11-28');
  });

  it('is not said of a list that another tab has moved on from', async () => {
    show({ arrives });
    await userEvent.click(await tick());
    act(() => keepStore.set('90210~2026-12-01'));
    expect(await tick()).not.toBeChecked();
    await userEvent.click(await tick());
    expect(keptPath('/c/plants')).toBe('/c/plants?arrives=55408~2026-11-28');
  });

  it('ends with all of the list', async () => {
    show({ arrives });
    await userEvent.click(await tick());
    const all = screen.getByRole('link', { name: 'Show all, whenever they arrive' });
    expect(all).toHaveAttribute('href', '/c/flowers');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(all);
    expect(keptPath('/c/plants')).toBe('/c/plants');
    expect(await tick()).not.toBeChecked();
  });

  it('ends on a page that cannot go by it, which says why', async () => {
    act(() => keepStore.set('55408~2026-11-20'));
    const by = 'This day has passed. Please choose another.';
    show({}, { zip: '55408', by: '2026-11-20', faults: { by } });
    expect(screen.getByRole('alert')).toHaveTextContent(by);
    expect(keepStore.get()).toBeNull();
    await act(() => import('@/components/catalogue/list/arrival/arrival-parts'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('does not end on a page that cannot go by another', () => {
    act(() => keepStore.set('55408~2026-11-28'));
    show({}, { zip: '90210', by: '2026-11-01', faults: { by: 'This day has passed.' } });
    expect(keepStore.get()).toBe('55408~2026-11-28');
  });

  it('stays where everything is opened in another tab', async () => {
    act(() => keepStore.set('55408~2026-11-28'));
    show({ arrives });
    const all = screen.getByRole('link', { name: 'Show all, whenever they arrive' });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(all, { ctrlKey: true });
    expect(await tick()).toBeChecked();
  });

  it('is not offered of a list of everything', async () => {
    show({});
    await act(() => import('@/components/catalogue/list/arrival/arrival-parts'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    ['/c/flowers/bouquets?c=roses', '/c/flowers/bouquets?c=roses&arrives=55408~2026-11-28'],
    ['/c/flowers?arrives=90210~2026-12-01', '/c/flowers?arrives=90210~2026-12-01'],
    ['/p/100310', '/p/100310'],
    ['/contact', '/contact'],
  ])('a link to %s leads to %s', (path, followed) => {
    keepStore.set('55408~2026-11-28');
    expect(keptPath(path)).toBe(followed);
  });
});
