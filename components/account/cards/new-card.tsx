'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { askCaptcha } from '@/components/auth/ask-captcha';
import { BillFields } from '@/components/checkout/payment/card/bill-fields';
import { CardFields } from '@/components/checkout/payment/card/card-fields';
import { useDeviceData } from '@/components/checkout/payment/card/device-data';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/form/text-field';
import { useFirstInvalid } from '@/components/ui/form/use-first-invalid';
import { useStillHere } from '@/components/ui/use-still-here';
import type { SavedCard } from '@/lib/account/cards.server';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { isBillComplete, type BillDraft } from '@/lib/orders/money/bill';
import { postWithCaptcha } from '@/components/browser/ask-captcha';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { accountPath } from '@/lib/routes/account-path';
import { pageTexts } from '../page-texts';
import { NotReady } from '../part-view';
import { RefusedNotice } from '../refused-notice';
import { usePart } from '@/components/session/use-part';

const texts = pageTexts.cards;
const path = '/api/account/cards';

/** Adds a card: its number is typed into the payment service's frame, and only a nonce comes back (ruling 18 and decision 001). */
export function NewCard({ onList }: { onList: (cards: SavedCard[]) => void }) {
  const { part, again } = usePart<PaymentSetup>('/api/checkout/payment');
  const router = useRouter();
  const isHere = useStillHere();
  const leave = () => router.replace(accountPath('payment-methods'), { scroll: false });
  useEffect(reloadWhenForbidden, []);
  return (
    <section aria-labelledby="new-card" className="mb-6 panel p-5 sm:p-6">
      <h2 id="new-card" className="mb-4 text-h3">
        {texts.newTitle}
      </h2>
      {part.state !== 'ready' && <NotReady part={part} again={again} loading={texts.loading} />}
      {part.state === 'ready' && !takesCards(part.value) && (
        <Notice tone="notice">{texts.elsewhere}</Notice>
      )}
      {part.state === 'ready' && takesCards(part.value) && (
        <Fields
          setup={part.value}
          onCancel={leave}
          onList={onList}
          onSaved={() => {
            if (isHere()) leave();
          }}
        />
      )}
    </section>
  );
}

const takesCards = ({ frameUrl, braintree }: PaymentSetup) =>
  frameUrl !== null || braintree !== null;

interface FieldsProps {
  setup: PaymentSetup;
  /** The cards as they are now. */
  onList: (cards: SavedCard[]) => void;
  onSaved: () => void;
  onCancel: () => void;
}

function Fields({ setup, onCancel, onList, onSaved }: FieldsProps) {
  const { register, control, handleSubmit } = useForm({ defaultValues: { name: '' } });
  const { part, showFirst } = useFirstInvalid<HTMLFormElement>();
  const name = useWatch({ control, name: 'name' });
  const [bill, setBill] = useState<BillDraft>({ postalCode: '', street: '' });
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ShopProblem | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const device = useDeviceData(setup);

  async function save(nonce: string) {
    setSaving(true);
    const answer = await postWithCaptcha<SavedCard[]>(
      path,
      { nonce, name: name.trim(), bill, ...device() },
      askCaptcha,
    );
    setSaving(false);
    if (!answer.ok) setFailure(answer.error);
    // Saved by an earlier press whose answer was lost: the list does not show it yet.
    const isKnown = !answer.ok && answer.error.code === 'card-known';
    const list = isKnown ? await shopFetch<SavedCard[]>('GET', path) : answer;
    if (list.ok) onList(list.value);
    if (answer.ok) onSaved();
  }

  return (
    <CardFields setup={setup} onCard={({ nonce }) => void save(nonce)}>
      {(card) => (
        <form
          ref={part}
          noValidate
          aria-labelledby="new-card"
          className="flex flex-col gap-4"
          onSubmit={(event) =>
            void handleSubmit(() => {
              setFailure(null);
              setTried(true);
              if (isBillComplete(bill)) return card.tokenize();
              void card.check(true).then((isRight) => {
                if (isRight) showFirst();
              });
            })(event)
          }
        >
          <TextField
            label={texts.name}
            autoComplete="cc-name"
            maxLength={60}
            {...register('name')}
          />
          <div>
            {card.fields}
            <p className="mt-2 flex items-center gap-2 text-xs text-ink-2">
              <Icon name="shield" size={16} className="shrink-0" />
              {texts.safe}
            </p>
          </div>
          <BillFields bill={bill} deliveryZip={null} tried={tried} onChange={setBill} />
          {failure ? (
            <RefusedNotice problem={failure} onBack={() => setFailure(null)} then={saveButton} />
          ) : (
            card.error && <Notice tone="error">{card.error}</Notice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="secondary" size="small" onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button
              ref={saveButton}
              type="submit"
              size="small"
              disabled={!card.ready || name.trim() === ''}
              busy={saving || card.tokenizing ? texts.checking : undefined}
            >
              {texts.save}
            </Button>
          </div>
        </form>
      )}
    </CardFields>
  );
}

/** A document that was loaded at another page may not show the frame: it is loaded anew, here. */
function reloadWhenForbidden(): () => void {
  const listen = ({ violatedDirective }: SecurityPolicyViolationEvent) => {
    if (violatedDirective === 'frame-src') window.location.reload();
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}
