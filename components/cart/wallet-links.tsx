import { buttonClass } from '@/components/ui/button';
import { walletNames, walletPath, type Wallet } from '@/lib/checkout/payment/wallets';
import { CheckoutLink } from './checkout-link';

/** The ways to checkout with a wallet chosen already; nothing where the gateway offers none. */
export function WalletLinks({ wallets }: { wallets: readonly Wallet[] }) {
  if (wallets.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2.5">
      {wallets.map((wallet) => (
        <CheckoutLink
          key={wallet}
          href={walletPath(wallet)}
          className={buttonClass('secondary', 'normal', 'grow max-sm:px-4')}
        >
          <span>
            <span className="sr-only">Pay with </span>
            {walletNames[wallet]}
          </span>
        </CheckoutLink>
      ))}
    </p>
  );
}
