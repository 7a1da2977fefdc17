'use client';

import { Icon } from '@/components/ui/icon';
import { accountDrawerID } from './account-drawer';
import { accountTexts } from './account-texts';
import { SignInButton } from './sign-in-button';
import { useCustomerName } from './use-visitor';

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
