import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import { AddressDialogHost } from '@/components/address/address-dialog-host';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { DayDialogHost } from '@/components/cart/day/day-dialog-host';
import { MoveDialogHost } from '@/components/cart/shipment/move-dialog-host';
import { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';
import { SeveralDeliveries } from '@/components/checkout/several-deliveries';
import { cartOf } from '@/__tests__/support/shop-stub';

/** Whether scripts come, as they do again once the browser is online. */
let mockOnline = false;
const mockScript = () => {
  if (!mockOnline) throw new Error('ChunkLoadError');
  return {
    __esModule: true,
    default: ({ onClose: close }: { onClose: () => void }) => (
      <div role="dialog" aria-label="What was asked for">
        <button onClick={close}>Done</button>
      </div>
    ),
  };
};
jest.mock('@/components/address/address-dialog', () => mockScript());
jest.mock('@/components/auth/auth-dialog', () => mockScript());
jest.mock('@/components/cart/day/day-dialog', () => mockScript());
jest.mock('@/components/cart/shipment/move-dialog', () => mockScript());
jest.mock('@/components/checkout/payment/wallet/paypal-method', () => mockScript());
jest.mock('@/components/checkout/several-step', () => mockScript());

const none = {} as never;
const onClose = jest.fn();

afterEach(() => {
  mockOnline = false;
});

/** jsdom draws no dialogs over the page. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  authDialogStore.subscribe(() => {
    if (authDialogStore.get() === null) onClose();
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a part of a page whose script does not come', () => {
  it.each<[string, () => ReactElement]>([
    ['days', () => <DayDialogHost shipment={none} save={none} onClose={onClose} />],
    [
      'moves',
      () => <MoveDialogHost cart={none} line={null} stores={[]} save={none} onClose={onClose} />,
    ],
    [
      'addresses',
      () => (
        <AddressDialogHost
          {...(none as ComponentProps<typeof AddressDialogHost>)}
          open
          onClose={onClose}
        />
      ),
    ],
    ['logging in', () => <AuthDialogHost />],
  ])('the dialog of %s says so over the page, closes, and asks again', async (_name, host) => {
    authDialogStore.show('login');
    const { unmount } = render(host());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /didn’t load\. Please try again, reload the page, or call us: /,
    );
    expect(screen.getByRole('button', { name: 'reload the page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await press('Close');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    unmount();

    authDialogStore.show('login');
    render(host());
    await screen.findByRole('dialog', { name: 'This didn’t load' });
    onClose.mockClear();
    mockOnline = true;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'What was asked for' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await press('Done');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('the step of several shipments says so in its place, and asks again', async () => {
    render(
      <SeveralDeliveries
        section={{ current: 'delivery', cart: cartOf(), onEdit: jest.fn() }}
        checkout={none}
        shipments={[]}
        newChoice={null}
        onMove={none}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/This step didn’t load/);
    mockOnline = true;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'What was asked for' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('PayPal says that it cannot be had and that there are other ways, and is asked for again', async () => {
    render(
      <WalletMethod
        {...(none as ComponentProps<typeof WalletMethod>)}
        funding="paypal"
        setup={{ wallets: { sdkBaseUrl: 'https://sdk.example', clientID: 'id' } } as never}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/pay another way/);
    mockOnline = true;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'What was asked for' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
