'use client';

import { DrawerTitle } from '@/components/ui/dialog/drawer-title';
import { AccountLinks } from './account-links';
import { accountTexts } from './account-texts';
import { useCustomerName } from './use-customer-name';
import { Icon } from '@/components/ui/icon';
import { SignInButton } from './sign-in-button';

export const accountDrawerID = 'drawer-account';

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

const id = 'account-entry';

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
    <button type="button" id={id} popoverTarget={accountDrawerID}>
      {content}
    </button>
  ) : (
    <SignInButton customersOwn={[id]}>{content}</SignInButton>
  );
}
