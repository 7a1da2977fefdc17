import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

describe('recipients in the cart', () => {
  beforeEach(() => cartStore.clear());

  it('moves a line to another recipient, in the queue with every other edit', async () => {
    const two = cartOf(bouquets(2));
    const [first] = two.shipments;
    const walter = {
      ...first!,
      id: 'shipment-2',
      recipient: { ...first!.recipient!, firstName: 'Walter' },
      lines: first!.lines.map((line) => ({ ...line, id: 'line-9', title: 'Kitchen Sunflowers' })),
    };
    const both: Cart = { ...two, shipments: [first!, walter] };
    const shop = stubShop({
      'GET /api/cart': () => ({ body: both }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PUT /api/cart/fulfillment': () => ({ body: both }),
    });
    render(<CartIsland />);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Move to another recipient.*Kitchen Sunflowers/ }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: /^Ana Ruiz/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toEqual([
      { LineItemIDs: ['line-9'], WithLineItemID: 'line-1' },
    ]);
  });

  it('keeps the place of the keyboard when a line has gone to another recipient', async () => {
    const two = cartOf(bouquets(2));
    const [first] = two.shipments;
    const lines = first!.lines.map((line) => ({
      ...line,
      id: 'line-9',
      title: 'Kitchen Sunflowers',
    }));
    const recipient = { ...first!.recipient!, firstName: 'Walter' };
    const walter = { ...first!, id: 'shipment-2', recipient, lines };
    const together = { ...first!, lines: [...first!.lines, ...lines] };
    stubShop({
      'GET /api/cart': () => ({ body: { ...two, shipments: [first!, walter] } }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PUT /api/cart/fulfillment': () => ({ body: { ...two, shipments: [together] } }),
    });
    render(<CartIsland />);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Move to another recipient.*Kitchen Sunflowers/ }),
    );
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Walter Ruiz' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Kitchen Sunflowers' })).toHaveFocus();
  });

  it('sends one more of what is wished for, once the quantity before is written', async () => {
    const held: ((answer: ReturnType<typeof refusal>) => void)[] = [];
    const ofTwo = (quantity: number): Cart => {
      const cart = cartOf(bouquets(quantity));
      const [first] = cart.shipments;
      const walter = {
        ...first!,
        id: 'shipment-2',
        recipient: { ...first!.recipient!, firstName: 'Walter' },
        lines: first!.lines.map((line) => ({ ...line, id: 'line-9', title: 'Kitchen Sunflowers' })),
      };
      return { ...cart, shipments: [first!, walter] };
    };
    const shop = stubShop({
      'GET /api/cart': () => ({ body: ofTwo(1) }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PATCH /api/cart/lines/line-1': () => new Promise((resolve) => held.push(resolve)),
      'PUT /api/cart/fulfillment': () => ({ body: ofTwo(2) }),
    });
    const quantities = () => shop.asked('PATCH').map(({ body }) => body);
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /Coral Roses.*more$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send to someone else' }));
    const dialog = await screen.findByRole('dialog');
    const press = (role: string, name: RegExp) =>
      userEvent.click(within(dialog).getByRole(role, { name }));
    await press('checkbox', /^Coral Roses/);
    await press('radio', /^One more of it/);
    await press('button', /^Send one more/);
    expect(quantities()).toEqual([{ quantity: 2 }]);
    await act(async () => held[0]?.({ body: ofTwo(2) }));
    await waitFor(() => expect(quantities()).toEqual([{ quantity: 2 }, { quantity: 3 }]));
    await act(async () => held[1]?.({ body: ofTwo(3) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toEqual([
      { LineItemIDs: ['line-1'], Units: 1, WithLineItemID: 'line-9' },
    ]);
  });

  it('opens the address dialog where it is: an address mended goes onto every line of its recipient', async () => {
    const view = { kind: 'anonymous', firstName: null, lastName: null, cartCount: 2 };
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PUT /api/cart/fulfillment': () => ({ body: cartOf(bouquets(2)) }),
      'POST /api/session': () => ({ body: view }),
      'GET /api/session': () => ({ body: view }),
      'GET /api/addresses/reach': () => ({ body: { city: null, undeliverable: [], all: false } }),
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'POST /api/addresses/verify': ({ body }) => ({
        body: { outcome: 'verified', address: { Street2: '', ...(body as object) } },
      }),
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit address/ }));
    const dialog = await screen.findByRole('dialog');
    const phone = await within(dialog).findByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '6125550177');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toMatchObject([
      {
        LineItemIDs: ['line-1'],
        AddressType: 'Residence',
        ShippingAddress: { Phone: '6125550177' },
      },
    ]);
  });
});
