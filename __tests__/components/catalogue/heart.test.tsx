import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { Heart } from '@/components/catalogue/heart';
import { SessionFollower } from '@/components/session/sign-out';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const visitor = (kind: 'none' | 'customer') => ({
  kind,
  firstName: null,
  lastName: null,
  cartCount: 0,
});
const heart = (title = 'Sunday Best') =>
  screen.getByRole('button', { name: `Wish list: ${title}` });

describe('the heart', () => {
  it('asks for a log-in, and finishes the addition afterwards', async () => {
    let signedIn = false;
    const shop = stubShop({
      'POST /api/account/wish-list': () =>
        signedIn
          ? { body: { productCodes: ['100310'] } }
          : refusal(401, 'login-required', 'Please log in first.'),
    });
    render(
      <>
        <Heart productCode="100310" title="Sunday Best" />
        <Heart productCode="2" title="Other" />
      </>,
    );
    await userEvent.click(heart());
    await waitFor(() => expect(authDialogStore.get()).toBe('login'));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    signedIn = true;
    act(() => visitorStore.accept(visitor('customer')));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(heart('Other')).toHaveAttribute('aria-pressed', 'false');
    expect(shop.asked('POST').map(({ path }) => path)).toEqual([
      '/api/account/wish-list',
      '/api/account/wish-list',
    ]);
  });

  it('takes a product off again, and turns back when the shop refuses', async () => {
    stubShop({
      'DELETE /api/account/wish-list/100310': () =>
        refusal(503, 'upstream-unavailable', 'Not just now.'),
    });
    render(<Heart productCode="100310" title="Sunday Best" />);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps each heart as it was pressed while several are on their way, and turns back the refused one alone', async () => {
    const answers = new Map<string, (answer: { status?: number; body: unknown }) => void>();
    stubShop({
      'POST /api/account/wish-list': ({ body }) =>
        new Promise((resolve) =>
          answers.set((body as { productCode: string }).productCode, resolve),
        ),
    });
    render(
      <>
        <Heart productCode="11" title="One" />
        <Heart productCode="12" title="Two" />
        <Heart productCode="13" title="Three" />
      </>,
    );
    for (const title of ['One', 'Two', 'Three']) await userEvent.click(heart(title));
    const pressed = () =>
      ['One', 'Two', 'Three'].map((title) => heart(title).getAttribute('aria-pressed'));
    await act(async () => answers.get('11')?.({ body: { productCodes: ['11'] } }));
    expect(pressed()).toEqual(['true', 'true', 'true']);
    await act(async () => answers.get('12')?.(refusal(404, 'not-found', 'This product is gone.')));
    expect(pressed()).toEqual(['true', 'false', 'true']);
    await act(async () => answers.get('13')?.({ body: { productCodes: ['11', '13'] } }));
    expect(pressed()).toEqual(['true', 'false', 'true']);
  });
});

describe('a heart that is pressed after the session has ended', () => {
  const ended = () => refusal(401, 'session-expired', 'Your session has ended.');
  /** Two hearts of a customer, the first of them full. */
  const show = async (answers: Parameters<typeof stubShop>[0]) => {
    act(() => authDialogStore.show(null));
    act(() => visitorStore.accept(visitor('none')));
    const shop = stubShop({
      'GET /api/account/wish-list': () => ({ body: { productCodes: ['31'] } }),
      ...answers,
    });
    render(
      <>
        <SessionFollower />
        <Heart productCode="31" title="Saved" />
        <Heart productCode="32" title="New" />
      </>,
    );
    act(() => visitorStore.accept(visitor('customer')));
    await waitFor(() => expect(heart('Saved')).toHaveAttribute('aria-pressed', 'true'));
    return shop;
  };
  const pressed = () => ['Saved', 'New'].map((title) => heart(title).getAttribute('aria-pressed'));

  it('asks for a log-in at once, and adds the product after it', async () => {
    let signedIn = false;
    await show({
      'POST /api/account/wish-list': () =>
        signedIn ? { body: { productCodes: ['31', '32'] } } : ended(),
    });
    await userEvent.click(heart('New'));
    await waitFor(() => expect(authDialogStore.get()).toBe('login'));
    expect([pressed(), screen.queryByRole('alert')]).toEqual([['false', 'false'], null]);
    signedIn = true;
    act(() => visitorStore.accept(visitor('customer')));
    await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  });

  it('to take a product off: no heart is full while nobody is signed in, and nothing is added', async () => {
    const shop = await show({ 'DELETE /api/account/wish-list/31': ended });
    await userEvent.click(heart('Saved'));
    await waitFor(() => expect(authDialogStore.get()).toBe('login'));
    expect(pressed()).toEqual(['false', 'false']);
    act(() => visitorStore.accept(visitor('customer')));
    await waitFor(() => expect(pressed()).toEqual(['true', 'false']));
    expect(shop.asked('POST')).toEqual([]);
  });
});

describe('the hearts after a log-in', () => {
  it('are read where the product of before cannot be added any more', async () => {
    act(() => visitorStore.accept(visitor('none')));
    stubShop({
      'POST /api/account/wish-list': () => refusal(404, 'not-found', 'This product is gone.'),
      'GET /api/account/wish-list': () => ({ body: { productCodes: ['21'] } }),
    });
    render(<Heart productCode="21" title="Saved" />);
    sessionStorage.setItem('lilac-wish-pending', '99');
    act(() => visitorStore.accept(visitor('customer')));
    await waitFor(() => expect(heart('Saved')).toHaveAttribute('aria-pressed', 'true'));
  });
});

describe('the hearts of a list that could not be read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are asked for again a while later, and by nobody once its customer has left', async () => {
    act(() => visitorStore.accept(visitor('none')));
    const answers = [
      refusal(503, 'upstream-unavailable', 'Please try again.'),
      { body: { productCodes: ['21'] } },
      refusal(503, 'upstream-unavailable', 'Please try again.'),
    ];
    const shop = stubShop({ 'GET /api/account/wish-list': () => answers.shift()! });
    render(<Heart productCode="21" title="Saved" />);
    await act(async () => visitorStore.accept(visitor('customer')));
    expect(heart('Saved')).toHaveAttribute('aria-pressed', 'false');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(heart('Saved')).toHaveAttribute('aria-pressed', 'true');
    await act(async () => visitorStore.accept(visitor('none')));
    await act(async () => visitorStore.accept(visitor('customer')));
    await act(async () => visitorStore.accept(visitor('none')));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(shop.calls).toHaveLength(3);
  });
});

describe('the hearts of a list that is still on its way', () => {
  const list = (...productCodes: string[]) => ({ body: { productCodes } });
  const pressed = () => ['One', 'Two'].map((title) => heart(title).getAttribute('aria-pressed'));
  /** Two hearts; each list that is asked for is answered by hand. */
  const show = () => {
    act(() => visitorStore.accept(visitor('none')));
    const lists: ((answer: { body: unknown }) => void)[] = [];
    stubShop({
      'GET /api/account/wish-list': () => new Promise((resolve) => lists.push(resolve)),
      'POST /api/account/wish-list': () => list('41', '42'),
      'DELETE /api/account/wish-list/41': () => list(),
    });
    render(
      <>
        <Heart productCode="41" title="One" />
        <Heart productCode="42" title="Two" />
      </>,
    );
    return lists;
  };

  it('stay as they were pressed meanwhile, whatever was read before', async () => {
    const lists = show();
    act(() => visitorStore.accept(visitor('customer')));
    await userEvent.click(heart('Two'));
    await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
    await act(async () => lists[0]?.(list('41')));
    expect(pressed()).toEqual(['true', 'true']);
    act(() => visitorStore.accept(visitor('none')));
    act(() => visitorStore.accept(visitor('customer')));
    await act(async () => lists[1]?.(list('41')));
    expect(pressed()).toEqual(['true', 'false']);
  });

  it('are empty once its customer has left', async () => {
    const lists = show();
    act(() => visitorStore.accept(visitor('customer')));
    act(() => visitorStore.accept(visitor('none')));
    await act(async () => lists[0]?.(list('41')));
    expect(pressed()).toEqual(['false', 'false']);
  });

  it('are those of who has come in another customer’s place', async () => {
    const lists = show();
    act(() => visitorStore.accept({ ...visitor('customer'), userID: 'ana' }));
    await act(async () => lists[0]?.(list('41')));
    expect(pressed()).toEqual(['true', 'false']);
    act(() => visitorStore.accept({ ...visitor('customer'), userID: 'bea' }));
    expect(pressed()).toEqual(['false', 'false']);
    await act(async () => lists[1]?.(list('42')));
    expect(pressed()).toEqual(['false', 'true']);
  });
});
