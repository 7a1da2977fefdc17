import { act, renderHook } from '@testing-library/react';
import { QueryIsland } from '@/components/browser/query-island';
import { useDeviceData } from '@/components/checkout/payment/card/device-data';
import { MethodPanel } from '@/components/checkout/payment/method-panel';
import type { Method } from '@/components/checkout/payment/methods';
import type { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { gateway, resetGateway } from '../braintree';

jest.mock(
  'braintree-web/client',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').client,
);
jest.mock(
  'braintree-web/data-collector',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').dataCollector,
);
jest.mock(
  'braintree-web/hosted-fields',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').hostedFields,
);
jest.mock('@/components/checkout/payment/wallet/wallet-method', () => ({
  WalletMethod: ({ funding, onNonce }: ComponentProps<typeof WalletMethod>) => (
    <button
      type="button"
      onClick={() => onNonce({ kind: funding, nonce: 'n-2', account: '', payer: {} })}
    >
      Approve {funding}
    </button>
  ),
}));

const said = '{"correlation_id":"2f1e9c7a0b"}';
const noBank = { threeDSecure: false, email: null };
let tokens = 0;
const setupOf = (braintree: PaymentSetup['braintree']): PaymentSetup => ({
  clientToken: `token-${(tokens += 1)}`,
  frameUrl: null,
  wallets: null,
  braintree,
});
const real = () => setupOf({ payPal: null, venmo: true, ...noBank });

describe('device data', () => {
  beforeEach(() => resetGateway());

  const onAdd = jest.fn();
  const card = { postalCode: '55408', street: '' };
  const show = (method: Method, setup: PaymentSetup) =>
    render(
      <MethodPanel
        method={method}
        setup={setup}
        signedIn={false}
        left={5000}
        knownBill={card}
        deliveryZip={null}
        ready={() => true}
        onAdd={onAdd}
      />,
      { wrapper: QueryIsland },
    );
  const paying: [string, Method, object][] = [
    [
      'a card',
      { id: 'card', kind: 'card', title: 'Card', most: null },
      { kind: 'card', amount: 5000, nonce: 'n-1', bill: card },
    ],
    [
      'a saved card',
      { id: 'saved-card c-1', kind: 'savedCard', title: 'Visa', most: null },
      { kind: 'savedCard', amount: 5000, cardID: 'c-1' },
    ],
    [
      'a wallet',
      { id: 'venmo', kind: 'venmo', title: 'Venmo', most: null },
      { kind: 'venmo', amount: 5000, nonce: 'n-2' },
    ],
  ];
  const pay = async () => {
    gateway.tokenize.mockResolvedValue({
      nonce: 'n-1',
      details: { cardType: 'Visa', lastFour: '1111' },
    });
    const button = screen.getByRole('button', { name: /Review your order|Approve/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const [planned] = onAdd.mock.lastCall as [{ tender: object }];
    return planned.tender;
  };

  it.each(paying)('goes beside %s', async (_, method, tender) => {
    gateway.deviceData.mockResolvedValue({ deviceData: said });
    const setup = real();
    show(method, setup);
    await waitFor(() =>
      expect(gateway.deviceData).toHaveBeenCalledWith({
        client: { authorization: setup.clientToken },
      }),
    );
    expect(await pay()).toEqual({ ...tender, deviceData: said });
  });

  it.each(paying)(
    'that does not come keeps nobody from paying with %s',
    async (_, method, tender) => {
      gateway.deviceData.mockReturnValue(new Promise(() => undefined));
      show(method, real());
      expect(await pay()).toEqual(tender);
    },
  );

  it('is collected once for a client token, whatever is opened with it, and anew for the next', async () => {
    gateway.deviceData.mockResolvedValue({ deviceData: said });
    const setup = real();
    for (const given of [setup, setup, real()]) {
      const { result, unmount } = renderHook(() => useDeviceData(given));
      await waitFor(() => expect(result.current()).toEqual({ deviceData: said }));
      unmount();
    }
    expect(gateway.deviceData).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => void]>([
    ['that fails', () => gateway.deviceData.mockRejectedValue(new Error('blocked'))],
    [
      'that could be read as a card number',
      () => gateway.deviceData.mockResolvedValue({ deviceData: '{"id":"4111111111111111"}' }),
    ],
  ])('%s is none', async (_, given) => {
    given();
    const setup = real();
    const { result } = renderHook(() => useDeviceData(setup));
    await waitFor(() => expect(gateway.deviceData).toHaveBeenCalled());
    await act(async () => undefined);
    expect(result.current()).toEqual({});
  });

  it.each([
    ['no gateway', null],
    ['the embedded platform', setupOf(null)],
  ])('is not asked for with %s', (_, setup) => {
    const { result } = renderHook(() => useDeviceData(setup));
    expect(result.current()).toEqual({});
    expect(gateway.authorizations).toEqual([]);
  });
});
