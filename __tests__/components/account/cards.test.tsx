import { QueryIsland } from '@/components/browser/query-island';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { CardsPage } from '@/components/account/cards/cards-page';
import { visitorStore } from '@/components/session/visitor-store';
import { setClock } from '@/lib/core/time/clock';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { place, router } from './router';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const visa = { id: 'c1', name: 'Ana Ruiz', type: 'Visa', lastFour: '1111', expires: '2029-12' };
const frameUrl = 'http://127.0.0.1:4000/payments/frame';
const one = () => ({ body: [visa] });

async function removeVisa(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Visa ending 1111' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
}

/** What the payment frame of a form says to the page. */
async function voiceOf(form: ReturnType<typeof within>): Promise<(data: object) => void> {
  const frame = (await form.findByTitle(
    'Card number, expiration date and security code',
  )) as HTMLIFrameElement;
  return (data) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          data,
          origin: 'http://127.0.0.1:4000',
          source: frame.contentWindow,
        }),
      );
    });
}

describe('the payment methods', () => {
  beforeEach(() => {
    place.query = '';
    router.replace.mockClear();
  });

  it('say Loading Credit Cards..., then name, type, last digits and expiry', async () => {
    stubShop({ 'GET /api/account/cards': one });
    render(<CardsPage />, { wrapper: QueryIsland });
    expect(screen.getByText('Loading Credit Cards...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
    expect(screen.getByText('Ana Ruiz, expires 12/2029')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute(
      'href',
      '/account/payment-methods?add=card',
    );
  });

  it('of a session that had ended come once somebody is signed in again', async () => {
    const answers = [refusal(401, 'session-expired', 'Please log in again.'), one()];
    stubShop({ 'GET /api/account/cards': () => answers.shift() ?? one() });
    render(<CardsPage />, { wrapper: QueryIsland });
    expect(await screen.findByText('Please log in again.')).toBeVisible();
    act(() =>
      visitorStore.accept({ kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 }),
    );
    expect(await screen.findByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
  });

  it('say which have expired, name the one being edited, and take no date that is over', async () => {
    setClock(new Date('2026-12-01T05:59:00Z'));
    stubShop({
      'GET /api/account/cards': () => ({
        body: [
          { ...visa, expires: '2026-10' },
          { ...visa, id: 'c2', lastFour: '2222', expires: '2026-11' },
        ],
      }),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    expect(await screen.findByText('Ana Ruiz, expired 10/2026')).toBeVisible();
    expect(
      screen.getAllByText(
        'This card has expired. Please add the new card, even if it has the same number.',
      ),
    ).toHaveLength(1);
    expect(screen.getByText('Ana Ruiz, expires 11/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Visa ending 2222' }));
    const form = within(screen.getByRole('form', { name: 'Visa ending 2222' }));
    expect(form.getByRole('heading', { name: 'Visa ending 2222' })).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText('Month'), '10');
    expect(form.getByLabelText('Year')).toHaveAccessibleDescription(
      'That date has passed. Please choose a later month.',
    );
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    setClock(null);
  });

  it('without a card say No credit cards on profile', async () => {
    stubShop({ 'GET /api/account/cards': () => ({ body: [] }) });
    render(<CardsPage />, { wrapper: QueryIsland });
    expect(
      await screen.findByRole('heading', { name: 'No credit cards on profile' }),
    ).toBeVisible();
  });

  it.each(['name', 'month', 'year'])('cannot be saved without a %s', async (missing) => {
    stubShop({ 'GET /api/account/cards': one });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toBeEnabled();
    if (missing === 'name') await userEvent.clear(screen.getByLabelText('Cardholder name'));
    else
      await userEvent.selectOptions(
        screen.getByLabelText(missing === 'month' ? 'Month' : 'Year'),
        '',
      );
    expect(save).toBeDisabled();
  });

  it('expire in the Chicago year or a later one', async () => {
    setClock(new Date('2028-01-01T03:00:00Z'));
    stubShop({ 'GET /api/account/cards': one });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
    expect(
      within(screen.getByLabelText('Year'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['Choose', '2027', '2028']);
    setClock(null);
  });

  it('send name, month and year of an edited card and nothing else', async () => {
    const shop = stubShop({
      'GET /api/account/cards': one,
      'PATCH /api/account/cards/c1': () => ({
        body: [{ ...visa, name: 'Ana R', expires: '2030-02' }],
      }),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
    await userEvent.clear(screen.getByLabelText('Cardholder name'));
    await userEvent.type(screen.getByLabelText('Cardholder name'), 'Ana R');
    await userEvent.selectOptions(screen.getByLabelText('Month'), '02');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2030');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ana R, expires 02/2030')).toBeVisible();
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([
      { name: 'Ana R', month: 2, year: 2030 },
    ]);
  });

  it('keep what was typed of a card the shop does not save, and say why', async () => {
    stubShop({
      'GET /api/account/cards': one,
      'PATCH /api/account/cards/c1': () => refusal(503, 'upstream-unavailable', 'Not just now.'),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
    await userEvent.type(screen.getByLabelText('Cardholder name'), '-Loam');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not just now.')).toBeVisible();
    expect(screen.getByLabelText('Cardholder name')).toHaveValue('Ana Ruiz-Loam');
  });

  it('leave out one that another window has deleted while it was edited, and say so', async () => {
    const other = { ...visa, id: 'c2', lastFour: '2222' };
    let cards = [visa, other];
    stubShop({
      'GET /api/account/cards': () => ({ body: cards }),
      'PATCH /api/account/cards/c1': () => refusal(404, 'not-found', 'We could not find that.'),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
    cards = [other];
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('deleted in another window');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Visa ending 2222',
    ]);
    expect(screen.getByRole('group', { name: 'Saved cards' })).toHaveFocus();
  });

  it('keep the form of a card that is not found although the list has it', async () => {
    stubShop({
      'GET /api/account/cards': one,
      'PATCH /api/account/cards/c1': () => refusal(404, 'not-found', 'We could not find that.'),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We could not find that.')).toBeVisible();
    expect(screen.getByLabelText('Cardholder name')).toHaveValue('Ana Ruiz');
  });

  it('take the focus into the form and give it back to Edit, after Cancel as after Save', async () => {
    stubShop({ 'GET /api/account/cards': one, 'PATCH /api/account/cards/c1': one });
    render(<CardsPage />, { wrapper: QueryIsland });
    for (const leave of ['Cancel', 'Save']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 1111' }));
      expect(screen.getByLabelText('Cardholder name')).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: leave }));
      expect(await screen.findByRole('button', { name: 'Edit Visa ending 1111' })).toHaveFocus();
    }
  });

  it('keep open the form of another card while one is deleted', async () => {
    const other = { ...visa, id: 'c2', lastFour: '2222' };
    stubShop({
      'GET /api/account/cards': () => ({ body: [visa, other] }),
      'DELETE /api/account/cards/c1': () => ({ body: [other] }),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa ending 2222' }));
    await userEvent.type(screen.getByLabelText('Cardholder name'), '-Loam');
    await removeVisa();
    await waitFor(() => expect(screen.queryByText('Visa ending 1111')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Cardholder name')).toHaveValue('Ana Ruiz-Loam');
  });

  it('are deleted after a question', async () => {
    const shop = stubShop({
      'GET /api/account/cards': one,
      'DELETE /api/account/cards/c1': () => ({ body: [] }),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Visa ending 1111' }));
    expect(shop.asked('DELETE')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(
      await screen.findByRole('heading', { name: 'No credit cards on profile' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Saved cards' })).toHaveFocus());
  });

  it('stay after No', async () => {
    const shop = stubShop({ 'GET /api/account/cards': one });
    render(<CardsPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Visa ending 1111' }));
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(await screen.findByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
    expect(shop.asked('DELETE')).toEqual([]);
  });

  it('are gone when they are deleted again after an answer that was lost', async () => {
    const answers = [
      refusal(503, 'upstream-unavailable', 'Not just now.'),
      refusal(404, 'not-found', 'We could not find that.'),
    ];
    const other = { ...visa, id: 'c2', lastFour: '2222' };
    stubShop({
      'GET /api/account/cards': () => ({ body: answers.length > 0 ? [visa, other] : [other] }),
      'DELETE /api/account/cards/c1': () => answers.shift() ?? { body: [] },
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await removeVisa();
    expect(await screen.findByText('Not just now.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
    await removeVisa();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Visa ending 1111' })).toBeNull(),
    );
    expect(screen.getByRole('heading', { name: 'Visa ending 2222' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('We could not find that.')).toBeNull();
  });

  it('lead back in where the log-in has ended', async () => {
    stubShop({
      'GET /api/account/cards': one,
      'DELETE /api/account/cards/c1': () => refusal(401, 'session-expired', 'Please log in again.'),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await removeVisa();
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
    expect(screen.getByText('Please log in again.')).toBeVisible();
  });

  it('stay, with its words, when the shop refuses and still has them', async () => {
    stubShop({
      'GET /api/account/cards': one,
      'DELETE /api/account/cards/c1': () => refusal(404, 'not-found', 'We could not find that.'),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    await removeVisa();
    expect(await screen.findByText('We could not find that.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
  });

  it('are added by the nonce of the payment frame; a refused card is named and another may be tried', async () => {
    place.query = 'add=card';
    const answers = [
      refusal(
        402,
        'payment-declined',
        'Your card was declined. Please check the details or use another card.',
      ),
      { status: 201, body: [visa] },
    ];
    const shop = stubShop({
      'GET /api/account/cards': () => ({ body: [] }),
      'GET /api/checkout/payment': () => ({ body: { clientToken: 'token', frameUrl } }),
      'POST /api/account/cards': () => answers.shift() ?? { body: [] },
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    const form = within(await screen.findByRole('form', { name: 'Add a card' }));
    const say = await voiceOf(form);
    say({ type: 'lilac-payments:ready' });
    expect(form.getByRole('button', { name: 'Save card' })).toBeDisabled();
    await userEvent.type(form.getByLabelText('Cardholder name'), 'Ana Ruiz');
    await userEvent.click(form.getByRole('button', { name: 'Save card' }));
    const zip = form.getByLabelText('ZIP or postal code of your card');
    say({ type: 'lilac-payments:checked', fields: [] });
    await waitFor(() => expect(zip).toHaveFocus());
    expect(zip).toHaveAccessibleDescription(
      expect.stringContaining('Please enter the ZIP or postal code of your card.'),
    );
    await userEvent.type(zip, 'k1a 0b1');
    await userEvent.type(form.getByLabelText(/^Street of your card/), '17 Catkin Lane');
    for (const said of ['declined', 'saved']) {
      await userEvent.click(form.getByRole('button', { name: 'Save card' }));
      say({
        type: 'lilac-payments:nonce',
        nonce: `nonce-${said}`,
        cardType: 'Visa',
        lastFour: '1111',
      });
      if (said === 'declined')
        expect(await form.findByText(/Your card was declined/)).toBeVisible();
    }
    expect(await screen.findByText('Ana Ruiz, expires 12/2029')).toBeVisible();
    const bill = { postalCode: 'K1A 0B1', street: '17 Catkin Lane' };
    expect(shop.asked('POST').map(({ body }) => body)).toEqual([
      { nonce: 'nonce-declined', name: 'Ana Ruiz', bill },
      { nonce: 'nonce-saved', name: 'Ana Ruiz', bill },
    ]);
    expect(router.replace).toHaveBeenCalledWith('/account/payment-methods', { scroll: false });
  });

  it('show a card that was saved by an earlier press whose answer was lost', async () => {
    place.query = 'add=card';
    const lists = [[], [visa]];
    stubShop({
      'GET /api/account/cards': () => ({ body: lists.shift() }),
      'GET /api/checkout/payment': () => ({ body: { clientToken: 'token', frameUrl } }),
      'POST /api/account/cards': () => refusal(409, 'card-known', 'This card is saved already.'),
    });
    render(<CardsPage />, { wrapper: QueryIsland });
    const form = within(await screen.findByRole('form', { name: 'Add a card' }));
    const say = await voiceOf(form);
    say({ type: 'lilac-payments:ready' });
    await userEvent.type(form.getByLabelText('Cardholder name'), 'Ana Ruiz');
    await userEvent.type(form.getByLabelText('ZIP or postal code of your card'), '55408');
    await userEvent.click(form.getByRole('button', { name: 'Save card' }));
    say({ type: 'lilac-payments:nonce', nonce: 'n', cardType: 'Visa', lastFour: '1111' });
    expect(await screen.findByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
    expect(form.getByText('This card is saved already.')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('keep a new card’s form, with the way back in, where the log-in has ended', async () => {
    place.query = 'add=card';
    stubShop({
      'GET /api/account/cards': () => ({ body: [] }),
      'GET /api/checkout/payment': () => ({ body: { clientToken: 'token', frameUrl } }),
      'POST /api/account/cards': () => refusal(401, 'session-expired', 'Please log in again.'),
    });
    act(() => visitorStore.accept({ kind: 'none', firstName: null, lastName: null, cartCount: 0 }));
    render(<CardsPage />, { wrapper: QueryIsland });
    const form = within(await screen.findByRole('form', { name: 'Add a card' }));
    const say = await voiceOf(form);
    say({ type: 'lilac-payments:ready' });
    await userEvent.type(form.getByLabelText('Cardholder name'), 'Ana Ruiz');
    await userEvent.type(form.getByLabelText('ZIP or postal code of your card'), '55408');
    await userEvent.type(form.getByLabelText(/^Street of your card/), '17 Catkin Lane');
    await userEvent.click(form.getByRole('button', { name: 'Save card' }));
    say({ type: 'lilac-payments:nonce', nonce: 'n', cardType: 'Visa', lastFour: '1111' });
    expect(await form.findByText('Please log in again.')).toBeVisible();
    const logIn = form.getByRole('button', { name: 'Log In' });
    act(() => {
      visitorStore.accept({ kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 });
      logIn.focus();
    });
    expect(form.queryByText('Please log in again.')).toBeNull();
    expect(form.getByRole('button', { name: 'Save card' })).toHaveFocus();
    expect(form.getByLabelText('Cardholder name')).toHaveValue('Ana Ruiz');
  });

  it('lead nobody back who has gone elsewhere while one is saved', async () => {
    place.query = 'add=card';
    let answerNow = () => undefined as void;
    const gone = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const shop = stubShop({
      'GET /api/account/cards': one,
      'GET /api/checkout/payment': () => ({ body: { clientToken: 'token', frameUrl } }),
      'POST /api/account/cards': async () => {
        await gone;
        return one();
      },
    });
    const { unmount } = render(<CardsPage />, { wrapper: QueryIsland });
    const form = within(await screen.findByRole('form', { name: 'Add a card' }));
    const say = await voiceOf(form);
    say({ type: 'lilac-payments:ready' });
    await userEvent.type(form.getByLabelText('Cardholder name'), 'Ana Ruiz');
    await userEvent.type(form.getByLabelText('ZIP or postal code of your card'), '55408');
    await userEvent.type(form.getByLabelText(/^Street of your card/), '17 Catkin Lane');
    await userEvent.click(form.getByRole('button', { name: 'Save card' }));
    say({ type: 'lilac-payments:nonce', nonce: 'n', cardType: 'Visa', lastFour: '1111' });
    await waitFor(() => expect(shop.asked('POST')).toHaveLength(1));
    unmount();
    answerNow();
    place.query = '';
    render(<CardsPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });
});
