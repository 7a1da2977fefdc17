import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { ana, change, field, messages, right, save, show } from './show-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe('what was typed into the address dialog', () => {
  beforeEach(forgetDrafts);

  it('keeps what was typed when it is closed without a save, until it is saved or begun anew', async () => {
    const first = await show();
    await userEvent.type(field('First name'), 'Ana');
    await userEvent.type(field('Address 1'), '28');
    await userEvent.keyboard('{Escape}');
    expect(first.onClose).toHaveBeenCalled();
    cleanup();
    await show();
    expect(field('First name')).toHaveValue('Ana');
    expect(field('Address 1')).toHaveValue('28');
    expect(screen.getByText('What you typed before is still here.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('First name')).toHaveValue('');
    expect(screen.queryByText('What you typed before is still here.')).toBeNull();
    cleanup();
    await show();
    expect(field('First name')).toHaveValue('');
  });

  it('keeps nothing that was saved, and nothing for another address', async () => {
    await show(
      { original: ana },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
        },
      },
    );
    await change('City', 'Saint Paul');
    cleanup();
    await show({ original: { ...ana, FirstName: 'Bea' } });
    expect(field('City')).toHaveValue('Minneapolis');
    cleanup();
    const { onSave } = await show(
      { original: ana },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
        },
      },
    );
    expect(field('City')).toHaveValue('Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    cleanup();
    await show({ original: ana });
    expect(field('City')).toHaveValue('Minneapolis');
  });

  it('begun anew says nothing of the address that could not be validated, and has the focus at its first field', async () => {
    await show();
    await userEvent.type(field('First name'), 'Ana');
    cleanup();
    await show(
      {},
      { answers: { 'POST /api/addresses/verify': () => ({ body: { outcome: 'failed' } }) } },
    );
    for (const [label, text] of [
      ['Last name', 'Ruiz'],
      ['Address 1', '28 Nowhere St'],
      ['ZIP', '55409'],
      ['City', 'Minneapolis'],
      ['Phone', '6125550101'],
    ] as const)
      await userEvent.type(field(label), text);
    await userEvent.click(save());
    await waitFor(() => expect(messages().join()).toMatch('unable to validate'));
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('First name')).toHaveValue('');
    expect(messages()).toEqual([]);
    expect(field('First name')).toHaveFocus();
  });

  it('has nothing to save where an address of the order is as it was, its nickname too', async () => {
    await show({ original: { ...ana, NickName: 'Mum' } }, { kind: 'customer' });
    expect(save()).toBeDisabled();
    await userEvent.type(field('City'), 's');
    expect(save()).toBeEnabled();
    await userEvent.type(field('City'), '{Backspace}');
    expect(save()).toBeDisabled();
  });
});
