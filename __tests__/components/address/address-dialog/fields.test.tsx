import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankAddress } from '@/lib/address/draft';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { ana, change, field, messages, right, save, show, stores } from './show-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe('the fields of the address dialog', () => {
  beforeEach(forgetDrafts);

  it('enables Save only when something was changed and everything is there', async () => {
    await show({ original: ana });
    expect(save()).toBeDisabled();
    await change('ZIP', '5540');
    expect(save()).toBeDisabled();
    await userEvent.type(field('ZIP'), '8');
    expect(save()).toBeEnabled();
  });

  it('shows no error before a field was touched; the phone’s focus touches name, phone and address', async () => {
    await show();
    expect(messages()).toEqual([]);
    await userEvent.click(field('Phone'));
    await waitFor(() =>
      expect(messages()).toEqual([
        'First name is required',
        'Last name is required',
        'Address 1 is required',
        'Please enter a 5 digit zip',
        'City is required',
        'Please enter a 10 digit phone number',
      ]),
    );
  });

  it.each([
    ['First name', 'José 2nd!', 'José nd'],
    ['Last name', ' O’Neil ', "O'Neil"],
    ['ZIP', '55408-1234', '55408'],
    ['Phone', '+1 (612) 555-0101', '6125550101'],
    ['Phone', '612-555-0101 ext. 204', '6125550101'],
  ])('%s, left with "%s", shows "%s"', async (label, typed, kept) => {
    await show({ original: { ...ana, FirstName: '', LastName: '', Zip: '', Phone: '' } });
    await userEvent.type(field(label), typed);
    await userEvent.tab();
    expect(field(label)).toHaveValue(kept);
  });

  it('says what is missing where nothing is kept', async () => {
    await show({ original: { ...ana, Zip: '' } });
    await userEvent.type(field('ZIP'), 'abc');
    await userEvent.tab();
    expect(field('ZIP')).toHaveValue('');
    await waitFor(() => expect(messages()).toEqual(['Please enter a 5 digit zip']));
  });

  it.each(['+44 20 7946 0958', '612-555-010'])(
    'leaves the phone %s as it was typed, refuses it and saves nothing',
    async (typed) => {
      await show({ original: { ...ana, Phone: '' } });
      await userEvent.type(field('Phone'), typed);
      await userEvent.tab();
      expect(field('Phone')).toHaveValue(typed);
      await waitFor(() => expect(messages()).toEqual(['Please enter a 10 digit phone number']));
      expect(save()).toBeDisabled();
    },
  );

  it('tells that hospital deliveries are final, with the questions’ page', async () => {
    await show();
    await userEvent.selectOptions(field('Address type'), 'Hospital, patient');
    expect(screen.getByText(/All hospital deliveries are final\./)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /hospital.*opens in a new tab/ });
    expect(link).toHaveAttribute('href', '/customer-service/frequently-asked-questions');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('data-soft');
    expect(field('Company or place name')).toBeInTheDocument();
  });

  it('shows the order phone for another country', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Outside the United States?' }));
    expect(field('Country')).toHaveFocus();
    expect(screen.getByRole('link', { name: '612-555-0142' })).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await userEvent.selectOptions(field('Country'), 'US');
    expect(field('Address 1')).toBeInTheDocument();
    expect(field('First name')).toHaveFocus();
  });

  it('gives the focus to the field that comes in the place of its button', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Add apartment, suite' }));
    expect(field('Apartment, suite (optional)')).toHaveFocus();
  });

  it.each([
    'Residence',
    'Business',
    'Hospital, patient',
    'Hospital, staff',
    'Funeral Home',
    'Church, in memory of',
    'Cemetery',
    'School',
  ])('shows at most eight fields for %s, each with its purpose', async (type) => {
    await show({}, { kind: 'customer' });
    await userEvent.selectOptions(field('Address type'), type);
    await userEvent.type(field('ZIP'), '60601');
    const fields = screen.getAllByRole('textbox').concat(screen.getAllByRole('combobox'));
    expect(new Set(fields).size).toBeLessThanOrEqual(8);
    const tokens = [...new Set(fields)].map((input) => input.getAttribute('autocomplete'));
    const place = type === 'Residence' ? [] : ['organization'];
    const purposes = [
      'given-name',
      'family-name',
      ...place,
      'address-line1',
      'postal-code',
      'address-level2',
      'tel-national',
    ];
    expect(tokens.sort()).toEqual(
      ['off', ...purposes.map((purpose) => `section-address shipping ${purpose}`)].sort(),
    );
  });

  it('reads the state off the ZIP, and asks for it only where a shopper wants another', async () => {
    const { onSave } = await show(
      {},
      {
        answers: {
          'POST /api/addresses/verify': ({ body }) => ({
            body: { outcome: 'verified', address: { Street2: '', ...(body as object) } },
          }),
        },
      },
    );
    expect(screen.queryByLabelText('State')).toBeNull();
    for (const [label, text] of [
      ['First name', 'Cy'],
      ['Last name', 'Young'],
      ['Address 1', '1 State St'],
      ['ZIP', '60601'],
      ['City', 'Chicago'],
      ['Phone', '3125550101'],
    ] as const)
      await change(label, text);
    expect(screen.getByText(/^Illinois/)).toBeInTheDocument();
    await userEvent.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ State: 'IL', Zip: '60601' }),
        null,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Another state' }));
    expect(field('State')).toHaveFocus();
    await userEvent.selectOptions(field('State'), 'Indiana');
    expect(field('State')).toHaveValue('IN');
  });

  it('keeps who it is for: the kind of recipient goes with the type', async () => {
    const { onSave } = await show(
      { original: { ...ana, Recipient: '' } },
      {
        answers: {
          'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
        },
      },
    );
    await userEvent.selectOptions(field('Address type'), 'Hospital, staff');
    await userEvent.type(field('Company or place name'), 'Abbott Northwestern');
    await userEvent.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          AddressType: 'Hospital',
          Recipient: 'Staff',
          CompanyName: 'Abbott Northwestern',
        }),
        null,
      ),
    );
  });

  it('says of a post office box that flowers need a door', async () => {
    const { shop } = await show();
    await userEvent.type(field('Address 1'), 'PO Box 12');
    expect(screen.getByText(/works for gift cards only/)).toBeVisible();
    await userEvent.type(field('ZIP'), '55408');
    await waitFor(() =>
      expect(shop.calls.some(({ path }) => path.includes('reach') && path.includes('box=1'))).toBe(
        true,
      ),
    );
  });

  it.each([
    ['a delivery', {}],
    ['an e-mail', { AddressType: 'Email' }],
    ['a pickup', { AddressType: 'InStorePickUp' }],
  ])('takes no longer name for %s than can be saved', async (_, type) => {
    await show({ original: { ...blankAddress, ...type }, stores });
    for (const name of ['First name', 'Last name']) {
      await userEvent.click(field(name));
      await userEvent.paste('a'.repeat(61));
      expect(field(name)).toHaveValue('a'.repeat(60));
    }
  });
});
