import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import { AddressDialogHost } from '@/components/address/address-dialog-host';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { DayDialogHost } from '@/components/cart/day/day-dialog-host';
import { MoveDialogHost } from '@/components/cart/shipment/move-dialog-host';
import { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';

const gone = () => {
  throw new Error('ChunkLoadError');
};
jest.mock('@/components/address/address-dialog', () => gone());
jest.mock('@/components/auth/auth-dialog', () => gone());
jest.mock('@/components/cart/day/day-dialog', () => gone());
jest.mock('@/components/cart/shipment/move-dialog', () => gone());
jest.mock('@/components/checkout/payment/wallet/paypal-method', () => gone());

const none = {} as never;
const onClose = jest.fn();

/** jsdom draws no dialogs over the page. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

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
  ])('the dialog of %s says so over the page, and closes', async (_name, host) => {
    onClose.mockClear();
    render(host());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/didn’t load\. Please reload the page, or call us: /);
    expect(screen.getByRole('button', { name: 'reload the page' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('the dialog to log in says so, and closes', async () => {
    render(<AuthDialogHost />);
    act(() => authDialogStore.show('login'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/didn’t load/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PayPal says that it cannot be had, and that there are other ways', async () => {
    render(
      <WalletMethod
        {...(none as ComponentProps<typeof WalletMethod>)}
        funding="paypal"
        setup={{ wallets: { sdkBaseUrl: 'https://sdk.example', clientID: 'id' } } as never}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/pay another way/);
  });
});
