'use client';

import { usePathname } from 'next/navigation';
import { AccountDoor } from '@/components/account/account-door';
import { MissingPage } from '@/components/shell/missing-page';
import { isAccountPage } from '@/lib/routes/account-path';

/** What shows after a soft navigation to what is not there, or not the visitor's (ruling 8): the way to log in at a page of the account, none at any other address. */
export default function AccountNotFound() {
  return isAccountPage(usePathname()) ? (
    <MissingPage kind="account" action={<AccountDoor />} />
  ) : (
    <MissingPage kind="account-page" />
  );
}
