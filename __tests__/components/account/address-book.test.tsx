import { QueryIsland } from '@/components/browser/query-island';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressBookPage } from '@/components/account/address-book-page';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { SessionFollower } from '@/components/session/sign-out';
import { visitorStore } from '@/components/session/visitor-store';
import { addressDialogTexts } from '@/lib/address/texts';
import { blankAddress, type SavedAddress } from '@/lib/address/draft';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { place, router } from './router';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const mum: SavedAddress = {
  id: 'a1',
  address: {
    ...blankAddress,
    FirstName: 'Solveig',
    LastName: 'Dahl',
    Street1: '400 Prairie Way',
    City: 'Chaska',
    Zip: '55318',
    Phone: '9525550190',
    AddressType: 'Hospital',
    CompanyName: 'Carver Ridge Hospital',
    NickName: 'Nana',
  },
};
const home: SavedAddress = {
  id: 'a2',
  address: {
    ...blankAddress,
    FirstName: 'Ingrid',
    LastName: 'Solberg',
    Street1: '3320 Cedar Row',
    City: 'Minneapolis',
    Zip: '55407',
    Phone: '6125550188',
  },
};
const customer = {
  kind: 'customer',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  cartCount: 0,
} as const;
const bellStreet: SavedAddress = {
  ...home,
  address: { ...home.address, Street1: '12 Bell Street' },
};
const book = () => ({ body: { addresses: [mum, home] } });

describe('the address book', () => {
  beforeEach(() => {
    place.query = '';
    router.push.mockClear();
  });
  beforeEach(() => {
    forgetDrafts();
    visitorStore.accept(customer);
  });

  it('says Loading Addresses..., then shows each with its person, kind and phone', async () => {
    stubShop({ 'GET /api/addresses': book });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    expect(screen.getByText('Loading Addresses...')).toBeVisible();
    const nana = within(await screen.findByRole('region', { name: 'Nana' }));
    for (const text of [
      'Solveig Dahl',
      'Carver Ridge Hospital',
      'Hospital',
      '400 Prairie Way',
      'Chaska, MN 55318',
      '952-555-0190',
    ])
      expect(nana.getByText(text)).toBeVisible();
    const ingrid = screen.getByRole('region', { name: 'Ingrid Solberg' });
    expect(within(ingrid).queryByText('Residence')).toBeNull();
    expect(within(ingrid).getAllByText('Ingrid Solberg')).toHaveLength(1);
  });

  it('asks before it deletes, says Deleting address..., and keeps the address after No', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = stubShop({
      'GET /api/addresses': book,
      'DELETE /api/addresses/a1': async () => {
        await held;
        return { body: null };
      },
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Nana' }));
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(shop.asked('DELETE')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Nana' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete Nana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Deleting address...')).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText('Deleting address...')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Nana' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Ingrid Solberg' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Saved addresses' })).toHaveFocus(),
    );
  });

  it('keeps an address that could not be deleted, and says why', async () => {
    stubShop({
      'GET /api/addresses': book,
      'DELETE /api/addresses/a1': () => refusal(503, 'upstream-unavailable', 'Not just now.'),
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Nana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Not just now.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Nana' })).toBeVisible();
  });

  it('leads back in where the log-in has ended, and says nothing of it once somebody is in', async () => {
    stubShop({
      'GET /api/addresses': book,
      'DELETE /api/addresses/a1': () => refusal(401, 'session-expired', 'Please log in again.'),
    });
    render(
      <>
        <SessionFollower />
        <AddressBookPage />
      </>,
      { wrapper: QueryIsland },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Nana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    expect(authDialogStore.get()).toBe('login');
    expect(screen.getByText('Please log in again.')).toBeVisible();
    act(() => {
      visitorStore.accept(customer);
      screen.getByRole('button', { name: 'Log In' }).blur();
      screen.getByRole('button', { name: 'Log In' }).focus();
    });
    expect(screen.queryByText('Please log in again.')).toBeNull();
    expect(screen.getByRole('group', { name: 'Saved addresses' })).toHaveFocus();
  });

  it('takes off an address that is deleted again after an answer that was lost', async () => {
    const answers = [
      refusal(503, 'upstream-unavailable', 'Not just now.'),
      refusal(404, 'not-found', 'We could not find that.'),
    ];
    stubShop({
      'GET /api/addresses': () => (answers.length > 0 ? book() : { body: { addresses: [home] } }),
      'DELETE /api/addresses/a1': () => answers.shift() ?? { body: null },
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    for (const _ of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Nana' }));
      await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByText('Deleting address...')).toBeNull());
    }
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Nana' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Ingrid Solberg' })).toBeVisible();
    expect(screen.queryByText('We could not find that.')).toBeNull();
  });

  it('edits in the address dialog, saved over the one that was opened', async () => {
    const changed = { ...home, address: { ...home.address, Street1: '12 Bell Street' } };
    const shop = stubShop({
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'GET /api/addresses': book,
      'POST /api/addresses/verify': () => ({
        body: { outcome: 'verified', address: changed.address },
      }),
      'PATCH /api/addresses/a2': () => ({ body: changed }),
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ingrid Solberg' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit address' }, { timeout: 10_000 }),
    );
    const street = dialog.getByLabelText('Address 1');
    await userEvent.clear(street);
    await userEvent.type(street, '12 Bell Street');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('12 Bell Street')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([
      expect.objectContaining({ Street1: '12 Bell Street' }),
    ]);
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  /** Opens Ingrid's entry, types another street and presses Save. */
  async function saveBellStreet() {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ingrid Solberg' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit address' }, { timeout: 10_000 }),
    );
    const street = await dialog.findByLabelText('Address 1');
    await userEvent.clear(street);
    await userEvent.type(street, '12 Bell Street');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  }

  it('says what was refused where the log-in ended before the save, and keeps the dialog', async () => {
    const shop = stubShop({
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'GET /api/addresses': book,
      'POST /api/addresses/verify': () => ({
        body: { outcome: 'verified', address: bellStreet.address },
      }),
      'PATCH /api/addresses/a2': () => refusal(401, 'login-required', 'Please log in first.'),
    });
    visitorStore.accept({ kind: 'none', firstName: null, lastName: null, cartCount: 0 });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await saveBellStreet();
    expect(await screen.findByText('Please log in first.')).toBeVisible();
    expect(screen.getByLabelText('Address 1')).toHaveValue('12 Bell Street');
    expect(shop.asked('PATCH')).toHaveLength(1);
  });

  it('has an edited address that another window had deleted meanwhile, and not the one it was', async () => {
    const anew = { ...bellStreet, id: 'a3' };
    let addresses = [mum, home];
    const shop = stubShop({
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'GET /api/addresses': () => ({ body: { addresses } }),
      'POST /api/addresses/verify': () => ({
        body: { outcome: 'verified', address: bellStreet.address },
      }),
      'PATCH /api/addresses/a2': () => refusal(404, 'not-found', 'We could not find that.'),
      'POST /api/addresses': () => {
        addresses = [mum, anew];
        return { body: anew };
      },
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await saveBellStreet();
    expect(await screen.findByText('12 Bell Street')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('3320 Cedar Row')).toBeNull();
    expect(shop.asked('POST').at(-1)?.body).toMatchObject({ Street1: '12 Bell Street' });
  });

  it('shows an address that was saved after its dialog had been closed, and begins no other with it', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let saved = false;
    stubShop({
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'GET /api/addresses': () => (saved ? { body: { addresses: [mum, bellStreet] } } : book()),
      'POST /api/addresses/verify': () => ({
        body: { outcome: 'verified', address: bellStreet.address },
      }),
      'PATCH /api/addresses/a2': async () => {
        await held;
        saved = true;
        return { body: bellStreet };
      },
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await saveBellStreet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    expect(await screen.findByText('12 Bell Street')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ingrid Solberg' }));
    expect(await screen.findByLabelText('Address 1')).toHaveValue('12 Bell Street');
    expect(screen.queryByRole('button', { name: addressDialogTexts.startOver })).toBeNull();
  });

  it('shows what is left when an address was saved late while another was being deleted', async () => {
    const release: Record<string, () => void> = {};
    const heldUntil = (name: string) =>
      new Promise<void>((resolve) => {
        release[name] = resolve;
      });
    const [save, remove] = [heldUntil('save'), heldUntil('remove')];
    let addresses = [mum, home];
    const shop = stubShop({
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'GET /api/addresses': () => ({ body: { addresses } }),
      'POST /api/addresses/verify': () => ({
        body: { outcome: 'verified', address: bellStreet.address },
      }),
      'PATCH /api/addresses/a2': async () => {
        await save;
        addresses = [mum, bellStreet];
        return { body: bellStreet };
      },
      'DELETE /api/addresses/a1': async () => {
        await remove;
        addresses = [bellStreet];
        return { body: null };
      },
    });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    await saveBellStreet();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Nana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    release.save?.();
    await waitFor(() =>
      expect(shop.asked('GET').filter(({ path }) => path === '/api/addresses')).toHaveLength(2),
    );
    expect(await screen.findByText('Deleting address...')).toBeVisible();
    release.remove?.();
    expect(await screen.findByText('12 Bell Street')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Nana' })).toBeNull();
  });

  it('without an address says so and offers to add one', async () => {
    stubShop({ 'GET /api/addresses': () => ({ body: { addresses: [] } }) });
    render(<AddressBookPage />, { wrapper: QueryIsland });
    expect(await screen.findByRole('heading', { name: 'No saved addresses' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
    expect(
      await screen.findByRole('dialog', { name: 'Recipient address' }, { timeout: 10_000 }),
    ).toBeVisible();
  });

  it.each([
    ['/checkout', 'Back to checkout', '/checkout'],
    ['/cart?zip=55408', 'Back to your cart', '/cart?zip=55408'],
    ['//evil.example', null, null],
    ['/\t/evil.example', null, null],
    ['https://evil.example/', null, null],
  ])(
    'asked for with navBackTo=%s has the way %s, and after a save goes there',
    async (asked, words, leads) => {
      place.query = new URLSearchParams({ navBackTo: asked }).toString();
      stubShop({
        'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
        'GET /api/addresses': book,
        'PATCH /api/addresses/a2': ({ body }) => ({
          body: { id: 'a2', address: { ...home.address, ...(body as object) } },
        }),
      });
      render(<AddressBookPage />, { wrapper: QueryIsland });
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Ingrid Solberg' }));
      if (words) expect(screen.getByText(words).closest('a')).toHaveAttribute('href', leads);
      else expect(screen.queryByText(/^Back to/)).toBeNull();
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Edit address' }, { timeout: 10_000 }),
      );
      await userEvent.type(dialog.getByLabelText('Nickname (optional)'), 'Home');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(router.push.mock.calls).toEqual(leads ? [[leads]] : []);
    },
  );
});
