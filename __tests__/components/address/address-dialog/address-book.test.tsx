import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { ana, change, field, messages, right, save, show } from './show-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe('the address dialog and the address book', () => {
  beforeEach(forgetDrafts);

  it('asks an anonymous visitor to log in, and keeps no address for them', async () => {
    const { shop } = await show();
    expect(screen.queryByLabelText('Save Address')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(authDialogStore.get()).toBe('login');
    expect(shop.calls.some(({ path }) => path === '/api/addresses')).toBe(false);
  });

  it('keeps the address of a customer who ticks Save Address, with its nickname', async () => {
    const saved = { id: 'a-1', address: ana };
    const { shop, onSave } = await show(
      { original: ana },
      {
        kind: 'customer',
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
          'POST /api/addresses': () => ({ status: 201, body: saved }),
        },
      },
    );
    await userEvent.click(field('Save Address'));
    await userEvent.type(field('Nickname (optional)'), 'a'.repeat(16));
    await userEvent.tab();
    await waitFor(() => expect(messages()).toEqual(['The maximum line limit is 15 characters']));
    await change('Nickname (optional)', 'Ana, home');
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining(right), saved));
    expect(
      shop.calls.find(({ method, path }) => method === 'POST' && path === '/api/addresses')?.body,
    ).toMatchObject({ NickName: 'Ana, home', Zip: '55408' });
  });

  it('keeps an address in the book once, though the order refused it the first time', async () => {
    const onSave = jest
      .fn()
      .mockResolvedValueOnce('This is not available right now.')
      .mockResolvedValue(null);
    const { shop, onClose } = await show(
      { original: ana, onSave },
      {
        kind: 'customer',
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
          'POST /api/addresses': () => ({ status: 201, body: { id: 'a-1', address: ana } }),
          'PATCH /api/addresses/a-1': () => ({ body: { id: 'a-1', address: ana } }),
        },
      },
    );
    await userEvent.click(field('Save Address'));
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(messages()).toEqual(['This is not available right now.']));
    await userEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const written = shop.calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /^(?:POST|PATCH) \/api\/addresses(?:\/a-1)?$/.test(call));
    expect(written).toEqual(['POST /api/addresses', 'PATCH /api/addresses/a-1']);
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('offers the saved addresses', async () => {
    await show(
      {},
      {
        kind: 'customer',
        answers: {
          'GET /api/addresses': ({ path }) => ({
            body: path.includes('reach')
              ? { city: null, undeliverable: [], all: false }
              : { addresses: [{ id: 'a-1', address: { ...ana, NickName: 'Mum' } }] },
          }),
        },
      },
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose from your address book' }),
    );
    expect(screen.getByRole('link', { name: 'Add or edit saved addresses' })).toHaveAttribute(
      'href',
      '/account/address-book?navBackTo=%2F',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Mum/ }));
    expect(field('Address 1')).toHaveValue('2817 Colfacs Ave');
    expect(save()).toBeEnabled();
  });

  it.each([
    [
      'its nickname',
      async () => {
        await change('Nickname (optional)', 'Home');
      },
    ],
    [
      'its phone',
      async () => {
        await change('Phone', '6125550199');
      },
    ],
    [
      'the way its street is written',
      async () => {
        await change('Address 1', '2817 colfacs avenue');
      },
    ],
  ])(
    'an entry of the book whose change is %s is saved as it stands, without a question',
    async (_, act) => {
      const { shop, onSave } = await show(
        { purpose: 'book', original: { ...ana, NickName: 'Ana' }, savedID: 'a-1' },
        {
          kind: 'customer',
          answers: {
            'PATCH /api/addresses/a-1': ({ body }) => ({ body: { id: 'a-1', address: body } }),
          },
        },
      );
      await act();
      await userEvent.click(save());
      await waitFor(() =>
        expect(onSave).toHaveBeenCalledWith(
          expect.objectContaining({ Street1: '2817 Colfacs Ave', Zip: '55409' }),
          expect.anything(),
        ),
      );
      expect(shop.calls.some(({ path }) => path.includes('verify'))).toBe(false);
    },
  );

  it('keeps the focus at the address book when one of its addresses is chosen', async () => {
    await show(
      {},
      {
        kind: 'customer',
        answers: {
          'GET /api/addresses/reach': () => ({
            body: { city: null, undeliverable: [], all: false },
          }),
          'GET /api/addresses': () => ({ body: { addresses: [{ id: 'a-1', address: ana }] } }),
        },
      },
    );
    const book = await screen.findByRole('button', { name: 'Choose from your address book' });
    await userEvent.click(book);
    screen.getByRole('button', { name: /^Ana Ruiz/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(field('Address 1')).toHaveValue('2817 Colfacs Ave');
    expect(book).toHaveFocus();
  });

  it('asks for no shorter nickname where none is kept: of an address of the book, and once Save Address is unticked', async () => {
    const long = { ...ana, NickName: 'Grandmother in Minneapolis' };
    await show(
      {},
      {
        kind: 'customer',
        answers: {
          'GET /api/addresses/reach': () => ({
            body: { city: null, undeliverable: [], all: false },
          }),
          'GET /api/addresses': () => ({ body: { addresses: [{ id: 'a-1', address: long }] } }),
        },
      },
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose from your address book' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Grandmother/ }));
    expect(save()).toBeEnabled();
    await userEvent.click(field('Save Address'));
    expect(save()).toBeDisabled();
    await userEvent.click(field('Save Address'));
    expect(save()).toBeEnabled();
  });
});
