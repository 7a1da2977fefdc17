import { AccountDoor } from '@/components/account/account-door';
import { MissingPage } from '@/components/shell/missing-page';

/** What a visitor finds at a page of the account after a soft navigation (decision 8). */
export default function AccountNotFound() {
  return <MissingPage kind="account" action={<AccountDoor />} />;
}
