import { AccountMissing } from '@/components/account/account-missing';

/** What shows at an address of the account after a soft navigation to what is not there, or not the visitor's (ruling 8). */
export default function AccountNotFound() {
  return <AccountMissing />;
}
