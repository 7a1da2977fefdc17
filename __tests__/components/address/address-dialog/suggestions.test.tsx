import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { refusal } from '@/__tests__/support/shop-stub';
import { change, field, right, show } from './show-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe('suggestions of the address dialog', () => {
  beforeEach(forgetDrafts);

  it('fills the form from a suggestion, by keyboard alone', async () => {
    const { shop } = await show(
      {},
      {
        answers: {
          'GET /api/addresses/suggest': () => ({
            body: {
              suggestions: [{ id: 'p1', main: '2817 Colfax Ave S', more: 'Minneapolis, MN' }],
            },
          }),
          'GET /api/addresses/place': () => ({ body: { ...right, CompanyName: '' } }),
        },
      },
    );
    await userEvent.type(field('Address 1'), '2817 Colf');
    await screen.findByRole('option', { name: /2817 Colfax/ });
    expect(screen.getByText('Google Maps')).toBeVisible();
    expect(
      shop.calls.filter(({ path }) => path.startsWith('/api/addresses/suggest')).length,
    ).toBeLessThan(9);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field('ZIP')).toHaveValue('55408'));
    expect(field('Address 1')).toHaveValue('2817 Colfax Ave S');
  });

  it('does not write a suggestion over what is typed while its address is on the way', async () => {
    let answer = (_: { body: unknown }) => undefined as void;
    await show(
      {},
      {
        answers: {
          'GET /api/addresses/suggest': () => ({
            body: {
              suggestions: [{ id: 'p1', main: '2817 Colfax Ave S', more: 'Minneapolis, MN' }],
            },
          }),
          'GET /api/addresses/place': () =>
            new Promise((resolve) => {
              answer = resolve;
            }),
        },
      },
    );
    await userEvent.type(field('Address 1'), '2817 Colf');
    await screen.findByRole('option', { name: /2817 Colfax/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await change('Address 1', '9 Lake St');
    await act(async () => answer({ body: { ...right, CompanyName: '' } }));
    expect(field('Address 1')).toHaveValue('9 Lake St');
    expect(field('ZIP')).toHaveValue('');
  });

  it('closes with Escape, and leaves the dialog and what was typed', async () => {
    const { onClose } = await show(
      {},
      {
        answers: {
          'GET /api/addresses/suggest': () => ({
            body: {
              suggestions: [{ id: 'p1', main: '2817 Colfax Ave S', more: 'Minneapolis, MN' }],
            },
          }),
        },
      },
    );
    await userEvent.type(field('Address 1'), '2817 Colf');
    await screen.findByRole('option', { name: /2817 Colfax/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: /2817 Colfax/ })).toBeNull());
    expect(field('Address 1')).toHaveValue('2817 Colf');
    expect(field('Address 1')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('takes the street of a suggestion whose address cannot be had just now', async () => {
    await show(
      {},
      {
        answers: {
          'GET /api/addresses/suggest': () => ({
            body: {
              suggestions: [{ id: 'p1', main: '2817 Colfax Ave S', more: 'Minneapolis, MN' }],
            },
          }),
          'GET /api/addresses/place': () => refusal(429, 'rate-limited', 'Later.'),
        },
      },
    );
    await userEvent.type(field('Address 1'), '2817 Colf');
    await userEvent.click(await screen.findByRole('option', { name: /2817 Colfax/ }));
    await waitFor(() => expect(field('Address 1')).toHaveValue('2817 Colfax Ave S'));
  });
});
