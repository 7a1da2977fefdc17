'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePaymentFrame } from '@/components/checkout/use-payment-frame';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { SavedCard } from '@/lib/account/cards.server';
import type { PaymentSetup } from '@/lib/checkout/payment';
import { frameAddress } from '@/lib/checkout/payment-frame';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import { accountPath } from '@/lib/routes/account-path';
import { pageTexts } from './account-texts';
import { Failed, Loading } from './part-view';
import { usePart } from './use-part';

const texts = pageTexts.cards;

/** Adds a card: its number is typed into the payment service's frame, and only a nonce comes back (decisions 18 and 001). */
export function NewCard({ onSaved }: { onSaved: (cards: SavedCard[]) => void }) {
  const { part, again } = usePart<PaymentSetup>('/api/checkout/payment');
  const router = useRouter();
  const leave = () => router.replace(accountPath('payment-methods'), { scroll: false });
  useEffect(reloadWhenForbidden, []);
  return (
    <section aria-labelledby="new-card" className="mb-6 rounded-panel border border-line bg-card p-5 sm:p-6">
      <h2 id="new-card" className="mb-4 text-h3">{texts.newTitle}</h2>
      {part.state === 'loading' && <Loading text={texts.loading} />}
      {part.state === 'failed' && <Failed problem={part.problem} again={again} />}
      {part.state === 'ready' && part.value.frameUrl === null && <Notice tone="notice">{texts.elsewhere}</Notice>}
      {part.state === 'ready' && part.value.frameUrl !== null && (
        <Fields frameUrl={part.value.frameUrl} clientToken={part.value.clientToken} onCancel={leave} onSaved={(cards) => { onSaved(cards); leave(); }} />
      )}
    </section>
  );
}

interface FieldsProps {
  frameUrl: string;
  clientToken: string;
  onSaved: (cards: SavedCard[]) => void;
  onCancel: () => void;
}

function Fields({ frameUrl, clientToken, onSaved, onCancel }: FieldsProps) {
  const [name, setName] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');

  async function save(nonce: string) {
    setSaving(true);
    const answer = await shopFetch<SavedCard[]>('POST', '/api/account/cards', { nonce, name: name.trim() });
    setSaving(false);
    if (answer.ok) onSaved(answer.value);
    else setFailure(answer.error.text);
  }

  const { frame, state, tokenize } = usePaymentFrame(frameUrl, ({ nonce }) => void save(nonce));
  return (
    <form noValidate aria-labelledby="new-card" className="flex flex-col gap-4" onSubmit={(event) => { event.preventDefault(); setFailure(''); tokenize(); }}>
      <TextField label={texts.name} autoComplete="cc-name" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      <div>
        <iframe
          ref={frame} title={texts.frame} src={frameAddress(frameUrl, window.location.origin, clientToken)} style={{ height: state.height }}
          className="w-full rounded-pane border-0" allow="payment"
        />
        <p className="mt-2 flex items-center gap-2 text-xs text-ink-2"><Icon name="shield" size={16} />{texts.safe}</p>
      </div>
      {(failure || state.error) && <Notice tone="error">{failure || state.error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" size="small" onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" size="small" disabled={!state.ready || name.trim() === ''} busy={saving || state.tokenizing ? texts.checking : undefined}>{texts.save}</Button>
      </div>
    </form>
  );
}

/** A document that was loaded at another page may not show the frame: it is loaded anew, here. */
function reloadWhenForbidden(): () => void {
  const listen = ({ violatedDirective }: SecurityPolicyViolationEvent) => { if (violatedDirective === 'frame-src') window.location.reload(); };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}
