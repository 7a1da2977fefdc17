import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AddressDialog, { type AddressDialogProps } from '@/components/address/address-dialog';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { addressDialogTexts } from '@/lib/address/texts';
import { blankAddress, type AddressDraft } from '@/lib/address/draft';
import { forgetDrafts } from '@/components/address/use-address-entry';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const ana: AddressDraft = {
  ...blankAddress,
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfacs Ave',
  Street2: 'Unit 2',
  City: 'Minneapolis',
  Zip: '55409',
  Phone: '6125550101',
};
const right = {
  Street1: '2817 Colfax Ave S',
  Street2: 'Unit 2',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
};
const stores = [
  { id: 'Store-lyndale', name: 'Lyndale Avenue', street: '6400 Lyndale Ave S', city: 'Richfield' },
];

type Answers = Parameters<typeof stubShop>[0];

async function show(
  props: Partial<AddressDialogProps> = {},
  { kind = 'anonymous' as 'anonymous' | 'customer', answers = {} as Answers } = {},
) {
  const view = { kind, firstName: null, lastName: null, cartCount: 0 };
  act(() => visitorStore.accept(view));
  const shop = stubShop({
    ...answers,
    'POST /api/session': () => ({ body: view }),
    'GET /api/session': () => ({ body: view }),
    'GET /api/addresses/reach': () => ({ body: { city: null, undeliverable: [], all: false } }),
    'GET /api/addresses/suggest':
      answers['GET /api/addresses/suggest'] ?? (() => ({ body: { suggestions: [] } })),
    'GET /api/addresses': () => ({ body: { addresses: [] } }),
    ...answers,
  });
  const onSave = jest.fn();
  const onClose = jest.fn();
  render(<AddressDialog purpose="recipient" onSave={onSave} onClose={onClose} {...props} />);
  await screen.findByRole('button', { name: 'Save' });
  return { shop, onSave, onClose };
}
const field = (label: string | RegExp) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save' });
const messages = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
async function change(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

describe('the address dialog', () => {
  beforeEach(() => {
    push.mockClear();
    forgetDrafts();
  });

  it('asks an anonymous visitor to log in, and keeps no address for them', async () => {
    const { shop } = await show();
    expect(screen.queryByLabelText('Save Address')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(authDialogStore.get()).toBe('login');
    expect(shop.calls.some(({ path }) => path === '/api/addresses')).toBe(false);
  });

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

  it('shows the order phone for another country', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Outside the United States?' }));
    expect(screen.getByRole('link', { name: '612-555-0142' })).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await userEvent.selectOptions(field('Country'), 'US');
    expect(field('Address 1')).toBeInTheDocument();
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

  it('has nothing to save where an address of the order is as it was, its nickname too', async () => {
    await show({ original: { ...ana, NickName: 'Mum' } }, { kind: 'customer' });
    expect(save()).toBeDisabled();
    await userEvent.type(field('City'), 's');
    expect(save()).toBeEnabled();
    await userEvent.type(field('City'), '{Backspace}');
    expect(save()).toBeDisabled();
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
