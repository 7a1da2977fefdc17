'use client';

import { useStore } from '@/components/browser/create-store';
import { useState } from 'react';
import { ActForm } from '@/components/ui/form/act-form';
import { addAfterLogIn, setWish, wishStore } from '@/components/catalogue/wish-store';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';

/** The heart on a picture: puts a product on the wish list, after logging in where nobody is logged in. */
export function Heart({ productCode, title }: { productCode: string; title: string }) {
  const codes = useStore(wishStore);
  const [failure, setFailure] = useState('');
  const wished = codes.includes(productCode);

  async function toggle() {
    setFailure('');
    const answer = await setWish(productCode, !wished);
    if (answer.ok) return;
    if (answer.error.code !== 'login-required') return setFailure(answer.error.text);
    addAfterLogIn(productCode);
    openAuthDialog('login');
  }

  return (
    <>
      <ActForm act={() => void toggle()} className="contents">
        <button
          type="submit"
          className="heart"
          aria-pressed={wished}
          aria-label={`Wish list: ${title}`}
        />
      </ActForm>
      {failure && (
        <p role="alert" className="heart-failure">
          {failure}
        </p>
      )}
    </>
  );
}
