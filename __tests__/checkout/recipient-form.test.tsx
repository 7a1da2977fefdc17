import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/cart/query-island';
import { RecipientForm } from '@/components/checkout/recipient-form';
import { blankRecipient } from '@/lib/checkout/draft';
import { checkoutTexts } from '@/lib/checkout/texts';
import { stubShop } from '../cart/shop-stub';
import { offerFor } from './offers';

const show = (onDone = jest.fn()) => {
  stubShop({ 'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }) });
  render(<QueryIsland><RecipientForm initial={blankRecipient} onDone={onDone} /></QueryIsland>);
  return onDone;
};
const field = (label: string | RegExp) => screen.getByLabelText(label);
const messages = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.type(field(label), value);
}

describe('the recipient form', () => {
  it('shows no error before a field was touched, then the specification’s words', async () => {
    show();
    expect(messages()).toEqual([]);
    await userEvent.click(field('ZIP'));
    await userEvent.type(field('ZIP'), '554');
    expect(messages()).toEqual([]);
    await userEvent.tab();
    expect(messages()).toEqual(['Please enter a 5 digit zip']);
    await userEvent.type(field('ZIP'), '08');
    await waitFor(() => expect(messages()).not.toContain('Please enter a 5 digit zip'));
  });

  it('marks name, phone and address fields touched when the phone is focused (000 §5)', async () => {
    show();
    await userEvent.click(field('Phone'));
    await waitFor(() => expect(messages()).toEqual([
      'First name is required', 'Last name is required', 'Please enter a 5 digit zip', 'Address 1 is required', 'City is required',
      'Please enter a 10 digit phone number',
    ]));
    expect(field('First name')).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps everything and puts the focus on the first error', async () => {
    const onDone = show();
    await fill({ 'Last name': 'Ruiz' });
    await goOn();
    await waitFor(() => expect(field('First name')).toHaveFocus());
    expect(field('Last name')).toHaveValue('Ruiz');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('fills the city of a local ZIP and hands on what was cleaned', async () => {
    const onDone = show();
    await fill({ 'First name': 'Ana2', 'Last name': 'O’Neil', ZIP: '55408-1234', 'Address 1': '2817 Colfax Ave S', Phone: '(612) 555-0101' });
    await waitFor(() => expect(field('City')).toHaveValue('Minneapolis'));
    expect(screen.getByText(/reaches Minneapolis/)).toBeInTheDocument();
    await goOn();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ FirstName: 'Ana', LastName: 'O\'Neil', Zip: '55408', Phone: '6125550101', City: 'Minneapolis', State: 'MN' });
  });

  it('asks for the place’s name where one is needed', async () => {
    show();
    expect(screen.queryByLabelText(/place name/)).toBeNull();
    await userEvent.selectOptions(field('Address type'), 'Hospital');
    await userEvent.click(field('Company or place name'));
    await userEvent.tab();
    await waitFor(() => expect(messages()).toEqual(['Company name is required']));
  });

  it('says where the cart cannot go, in the specification’s words', async () => {
    const onDone = show();
    await fill({ ZIP: '90210' });
    expect(await screen.findByText(checkoutTexts.undeliverable)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue to delivery' })).toBeDisabled();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks for a store and who collects when picked up', async () => {
    const onDone = show();
    await userEvent.click(screen.getByRole('radio', { name: /Store Pickup/ }));
    await screen.findByRole('radio', { name: /Lyndale Avenue/ });
    await goOn();
    await waitFor(() => expect(messages()).toContain('Select a Store'));
    await userEvent.click(screen.getByRole('radio', { name: /Como Park/ }));
    await fill({ 'First name': 'Ada', 'Last name': 'Loam', Phone: '6125550101' });
    await goOn();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ AddressType: 'InStorePickUp', StoreID: 'Store-como', FirstName: 'Ada' });
  });

  it('shows at most eight fields, each with what browsers fill it by', () => {
    show();
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
    expect(fields).toHaveLength(8);
    const tokens = fields.map((element) => element.getAttribute('autocomplete')).filter(Boolean);
    expect(tokens).toEqual(expect.arrayContaining(['shipping given-name', 'shipping postal-code', 'shipping address-line1', 'shipping tel-national']));
    expect(screen.getByText(checkoutTexts.phoneHint)).toBeInTheDocument();
  });
});
