'use client';

import { useStore } from '@/components/browser/create-store';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { addAfterLogIn, setWish, wishStore } from '@/components/catalogue/wish-store';
import { heartsForm } from '@/components/catalogue/hearts-form';
import { isLoggedOut } from '@/components/browser/shop-fetch';
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
    if (!isLoggedOut(answer.error)) return setFailure(answer.error.text);
    if (!wished) addAfterLogIn(productCode);
    openAuthDialog('login');
  }

  const press = (event: MouseEvent) => {
    event.preventDefault();
    void toggle();
  };

  return (
    <>
      <button
        type="submit"
        form={heartsForm}
        formAction={() => flushSync(() => void toggle())}
        onClick={press}
        className="heart"
        aria-pressed={wished}
        aria-label={`Wish list: ${title}`}
      />
      {failure && (
        <p role="alert" className="heart-failure">
          {failure}
        </p>
      )}
    </>
  );
}
