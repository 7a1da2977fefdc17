'use client';

import { Icon } from '@/components/ui/icon';
import { AccountLinks } from './account-links';
import { accountDrawerID } from './account-drawer';
import { accountTexts } from './account-texts';
import { SignInButton } from './sign-in-button';
import { useCustomerName } from './use-customer-name';

const target =
  'flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-pane px-2 text-left hover:bg-mist lg:min-h-13';
const ids = { menu: 'account-menu-button', drawer: 'account-drawer-button' };

/** Account area of the header: 'Hello', then 'Login or Sign Up', or the customer's name with the account dropdown (specification A2). */
export function AccountArea() {
  const name = useCustomerName();
  if (!name)
    return (
      <SignInButton customersOwn={[ids.menu, ids.drawer]} className={target}>
        <Greeting>{accountTexts.login}</Greeting>
      </SignInButton>
    );
  return (
    <>
      <div data-menu="" className="menu relative hidden lg:block">
        <button
          type="button"
          id={ids.menu}
          data-toggle=""
          aria-expanded="false"
          aria-controls="account-menu"
          className={target}
        >
          <Greeting>{name}</Greeting>
        </button>
        <nav id="account-menu" aria-label={accountTexts.myAccount} className="menu-panel menu-drop">
          <AccountLinks rowClass="menu-row" />
        </nav>
      </div>
      <button
        type="button"
        id={ids.drawer}
        popoverTarget={accountDrawerID}
        className={`${target} lg:hidden`}
      >
        <Greeting>{name}</Greeting>
      </button>
    </>
  );
}

function Greeting({ children }: { children: string }) {
  return (
    <>
      <Icon name="person" size={24} className="shrink-0 text-ink" />
      <span className="sr-only text-xs leading-tight lg:not-sr-only">
        <span className="block text-ink-2">{accountTexts.hello}</span>{' '}
        <span className="block max-w-40 truncate text-sm font-strong text-ink">{children}</span>
      </span>
    </>
  );
}
