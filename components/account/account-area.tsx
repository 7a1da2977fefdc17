'use client';

import { Icon } from '@/components/ui/icon';
import { AccountLinks } from './account-links';
import { accountTexts } from './account-texts';
import { SignInButton } from './sign-in-button';
import { DrawerTitle } from '@/components/ui/dialog/drawer-title';
import { useStore } from '@/components/browser/create-store';
import { visitorStore } from '@/components/session/visitor-store';

/** A signed-in customer's first and last name; `null` for everyone else. */
export function useCustomerName(): string | null {
  const visitor = useStore(visitorStore);
  if (visitor?.kind !== 'customer') return null;
  return [visitor.firstName, visitor.lastName].filter(Boolean).join(' ') || 'Your account';
}

const target =
  'flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-pane px-2 text-left hover:bg-mist lg:min-h-13';
const accountDrawerID = 'drawer-account';
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

/** The My Account drawer of small screens, for a customer only (specification A2). */
export function AccountDrawer() {
  const name = useCustomerName();
  if (!name) return null;
  return (
    <div
      id={accountDrawerID}
      popover="auto"
      role="dialog"
      aria-label={accountTexts.myAccount}
      className="drawer"
    >
      <DrawerTitle drawer={accountDrawerID}>{accountTexts.myAccount}</DrawerTitle>
      <p className="pb-2 text-ink-2">
        {accountTexts.hello} {name}
      </p>
      <AccountLinks rowClass="drawer-row" />
    </div>
  );
}

const entryID = 'account-entry';

/** 'Account' of the bottom bar: the auth dialog for a visitor, the My Account drawer for a customer (specification A2). */
export function AccountEntry() {
  const name = useCustomerName();
  const content = (
    <>
      <Icon name="person" size={22} />
      {accountTexts.account}
    </>
  );
  return name ? (
    <button type="button" id={entryID} popoverTarget={accountDrawerID}>
      {content}
    </button>
  ) : (
    <SignInButton customersOwn={[entryID]}>{content}</SignInButton>
  );
}
