'use client';

import { usePathname } from 'next/navigation';
import { MissingPage } from '@/components/shell/missing-page';
import { isAccountPage } from '@/lib/routes/account-path';
import { AccountDoor } from './account-door';

/** The not-found view of the account area: the way to log in at one of its pages, none at any other address. */
export function AccountMissing() {
  return isAccountPage(usePathname()) ? (
    <MissingPage kind="account" action={<AccountDoor />} />
  ) : (
    <MissingPage kind="account-page" />
  );
}
