import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressDialogTexts } from '@/lib/address/texts';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { refusal } from '@/__tests__/support/shop-stub';
import {
  ana,
  change,
  field,
  messages,
  right,
  save,
  show,
  stores,
  type Answers,
} from './show-dialog';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

describe('the address dialog, once an address is verified', () => {
  beforeEach(() => {
    push.mockClear();
    forgetDrafts();
  });

  it.each([
    ['Suggested', 'Use suggested address', right],
    ['Entered', 'Use entered address', { Street1: '2817 Colfacs Ave', Zip: '55409' }],
  ])('marks the differences and saves %s', async (choice, button, expected) => {
    const { onSave, onClose } = await show(
      { original: { ...ana, Street1: '' } },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'differs', address: right } }),
        },
      },
    );
    // The first pointer brings the field that suggests addresses, in place of the plain one.
    await userEvent.hover(field('Address 1'));
    await userEvent.type(field('Address 1'), '2817 Colfacs Ave');
    await userEvent.click(save());
    await screen.findByText(/differs in two places/);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Colfacs',
      '55409',
      'Colfax',
      'S',
      '55408',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(choice) }));
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ FirstName: 'Ana', ...expected }),
        null,
      ),
    );
    expect(onClose).toHaveBeenCalled();
  });

  it('enters the verified address, and goes back to where it was asked from', async () => {
    const { onSave } = await show(
      { original: ana, navBackTo: '/checkout' },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
        },
      },
    );
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining(right), null));
    expect(push).toHaveBeenCalledWith('/checkout');
  });

  it('says that an address cannot be validated and waits for a change', async () => {
    const { onSave } = await show(
      { original: ana },
      { answers: { 'POST /api/addresses/verify': () => ({ body: { outcome: 'failed' } }) } },
    );
    await change('City', 'Nowhere');
    await userEvent.click(save());
    await waitFor(() =>
      expect(messages()).toEqual([
        'We are unable to validate this address. Please confirm and re-enter your recipient address, or call our Order Center at 612-555-0142 to place your order.',
      ]),
    );
    expect(save()).toBeDisabled();
    expect(document.activeElement).toHaveTextContent(/unable to validate this address/);
    await userEvent.type(field('City'), 's');
    expect(save()).toBeEnabled();
    expect(messages()).toEqual([]);
    expect(onSave).not.toHaveBeenCalled();
  });

  const slowly = () => {
    let answerNow = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const answers: Answers = {
      'POST /api/addresses/verify': async () => {
        await held;
        return { body: { outcome: 'verified', address: right } };
      },
    };
    return { answers, answerNow: () => act(async () => answerNow()) };
  };

  it.each([
    ['First name', 'Bea'],
    ['Address 1', '9 Lake St'],
  ])('asks again where %s was changed while the address was checked', async (label, text) => {
    const { answers, answerNow } = slowly();
    const { onSave } = await show({ original: ana }, { answers });
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await change(label, text);
    await answerNow();
    await waitFor(() => expect(messages()).toEqual([addressDialogTexts.changed]));
    expect(onSave).not.toHaveBeenCalled();
    expect(field(label)).toHaveValue(text);
    await userEvent.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining(label === 'First name' ? { FirstName: text } : right),
        null,
      ),
    );
  });

  it('saves nothing for who has closed it while the address was checked, and keeps what was typed', async () => {
    const { answers, answerNow } = slowly();
    const { onSave } = await show({ original: ana }, { answers });
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    cleanup();
    await answerNow();
    expect(onSave).not.toHaveBeenCalled();
    await show({ original: ana });
    expect(field('City')).toHaveValue('Saint Paul');
  });

  it('loses nothing when the verification does not answer', async () => {
    await show(
      { original: ana },
      {
        answers: {
          'POST /api/addresses/verify': () =>
            refusal(503, 'upstream-unavailable', 'This is not available right now.'),
        },
      },
    );
    await change('City', 'Edina');
    await userEvent.click(save());
    await waitFor(() => expect(messages()).toEqual(['This is not available right now.']));
    expect(field('City')).toHaveValue('Edina');
    expect(save()).toBeEnabled();
  });

  it('picks a store without verifying anything', async () => {
    const { onSave, shop } = await show({ stores });
    await userEvent.click(screen.getByRole('radio', { name: 'Store Pickup' }));
    await userEvent.click(field('Phone'));
    await waitFor(() => expect(messages()).toContain('Select a Store'));
    await userEvent.selectOptions(field('Store'), 'Store-lyndale');
    await userEvent.click(screen.getByRole('radio', { name: 'Curbside Pickup' }));
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Ruiz'],
      ['Phone', '(612) 555-0101'],
    ] as const)
      await change(label, text);
    await userEvent.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          AddressType: 'CurbsidePickUp',
          StoreID: 'Store-lyndale',
          Phone: '6125550101',
        }),
        null,
      ),
    );
    expect(shop.calls.some(({ path }) => path.includes('verify'))).toBe(false);
  });

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['https://evil.example/checkout'],
    ['javascript:alert(1)'],
  ])('after a save never goes to %j', async (navBackTo) => {
    const { onClose } = await show(
      { original: ana, navBackTo },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
        },
      },
    );
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(push).not.toHaveBeenCalled();
  });

  it('takes the focus along to the choice between Entered and Suggested, and back to the form', async () => {
    await show(
      { original: ana },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'differs', address: right } }),
        },
      },
    );
    await change('City', 'Edina');
    await userEvent.click(save());
    expect(await screen.findByText(/^The postal record for Ana’s address differs/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Edit address' }));
    expect(field('First name')).toHaveFocus();
  });
});
