'use client';

import { DrawerTitle } from '@/components/ui/dialog/drawer-title';
import { AccountLinks } from './account-links';
import { accountTexts } from './account-texts';
import { useCustomerName } from './use-visitor';

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
