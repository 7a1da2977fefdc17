import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { ana, change, field, save, show } from './show-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe('the address dialog, of where the shop delivers', () => {
  beforeEach(forgetDrafts);

  it('names what cannot be delivered, and disables Save when nothing can', async () => {
    await show(
      { original: { ...ana, City: '' } },
      {
        answers: {
          'GET /api/addresses/reach': () => ({
            body: { city: null, undeliverable: ['Fern', 'Peonies'], all: true },
          }),
        },
      },
    );
    await userEvent.type(field('City'), 'Edina');
    expect(
      await screen.findByText('Fern cannot be delivered to this location'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        /These products cannot be delivered to this location\. Please change to Store Pickup, or shop from our Out Of Town category\./,
      ),
    ).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('names what cannot be delivered, and keeps Save when some can', async () => {
    await show(
      { original: { ...ana, City: '' } },
      {
        answers: {
          'GET /api/addresses/reach': () => ({
            body: { city: null, undeliverable: ['Fern'], all: false },
          }),
        },
      },
    );
    await userEvent.type(field('City'), 'Edina');
    expect(
      await screen.findByText('Fern cannot be delivered to this location'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/These products cannot be delivered/)).toBeNull();
    expect(save()).toBeEnabled();
  });

  it('fills the city of a ZIP into the book too, whatever the cart holds', async () => {
    await show(
      { purpose: 'book', original: { ...ana, City: '', Zip: '' } },
      {
        kind: 'customer',
        answers: {
          'GET /api/addresses/reach': () => ({
            body: { city: 'Minneapolis', undeliverable: ['Fern'], all: true },
          }),
        },
      },
    );
    await userEvent.type(field('ZIP'), '55408');
    await waitFor(() => expect(field('City')).toHaveValue('Minneapolis'));
    expect(screen.queryByText(/cannot be delivered/)).toBeNull();
    expect(save()).toBeEnabled();
  });

  it('leaves the city of an address in the book as it was saved', async () => {
    const { shop } = await show(
      { purpose: 'book', original: { ...ana, City: 'Uptown' }, savedID: 'a-1' },
      {
        kind: 'customer',
        answers: {
          'GET /api/addresses/reach': () => ({
            body: { city: 'Minneapolis', undeliverable: [], all: false },
          }),
        },
      },
    );
    await waitFor(() => expect(shop.calls.some(({ path }) => path.includes('reach'))).toBe(true));
    await userEvent.type(field('Nickname (optional)'), 'Ana');
    expect(field('City')).toHaveValue('Uptown');
  });

  it('lets the city that a ZIP filled in follow another ZIP, and one of elsewhere go', async () => {
    const cities: Record<string, string | null> = {
      55408: 'Minneapolis',
      55113: 'Roseville',
      60611: null,
    };
    await show(
      {},
      {
        answers: {
          'GET /api/addresses/reach': ({ path }) => ({
            body: {
              city: cities[new URL(path, 'http://shop').searchParams.get('zip') ?? ''] ?? null,
              undeliverable: [],
              all: false,
            },
          }),
        },
      },
    );
    await userEvent.type(field('ZIP'), '55408');
    await waitFor(() => expect(field('City')).toHaveValue('Minneapolis'));
    await change('ZIP', '55113');
    await waitFor(() => expect(field('City')).toHaveValue('Roseville'));
    await change('ZIP', '60611');
    await waitFor(() => expect(field('City')).toHaveValue(''));
    expect(screen.getByText(/^Illinois/)).toBeInTheDocument();
    await userEvent.type(field('City'), 'Chicago');
    await userEvent.tab();
    expect(field('City')).toHaveValue('Chicago');
  });
});
