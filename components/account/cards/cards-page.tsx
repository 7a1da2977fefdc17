'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { useKeptFocus } from '@/components/ui/kept-focus';
import type { SavedCard } from '@/lib/account/cards.server';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { accountPath } from '@/lib/routes/account-path';
import { pageTexts } from '../page-texts';
import { CardForm } from './card-form';
import { cardTitle, SavedCardRow } from './saved-card';
import { NewCard } from './new-card';
import { deleteEntry } from '../delete-entry';
import { NotReady } from '../part-view';
import { RefusedNotice } from '../refused-notice';
import { usePart } from '@/components/session/use-part';

const texts = pageTexts.cards;
const path = '/api/account/cards';

/** The cards where this one is not among them: it was deleted in another window. `null` where it is, or they could not be read. */
async function cardsWithout(id: string): Promise<SavedCard[] | null> {
  const list = await shopFetch<SavedCard[]>('GET', path);
  return list.ok && !list.value.some((card) => card.id === id) ? list.value : null;
}

/** The saved cards: name, type, last digits and expiry; added by the payment service's own fields, edited in place, deleted after a question (specification B2). */
export function CardsPage() {
  const { part, again, accept } = usePart<SavedCard[]>(path);
  const query = useSearchParams();
  const [editing, setEditing] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [toRemove, setToRemove] = useState<SavedCard | null>(null);
  const [failure, setFailure] = useState<ShopProblem | null>(null);
  const place = useKeptFocus<HTMLDivElement>(part);
  if (part.state !== 'ready') return <NotReady part={part} again={again} loading={texts.loading} />;

  async function change(id: string, body: object) {
    setFailure(null);
    const answer = await shopFetch<SavedCard[]>('PATCH', `${path}/${id}`, body);
    const isGone = !answer.ok && answer.error.code === 'not-found';
    const cards = answer.ok ? answer.value : isGone ? await cardsWithout(id) : null;
    if (cards) {
      accept(cards);
      leave(id);
    }
    if (!answer.ok) setFailure(cards ? { ...answer.error, text: texts.gone } : answer.error);
  }

  async function remove(id: string) {
    setFailure(null);
    const answer = await deleteEntry<SavedCard[], SavedCard[]>(path, id, (cards) => cards);
    if (!answer.ok) return setFailure(answer.error);
    accept(answer.value);
  }

  /** Ends a card's form; another that was opened while this one was being saved stays. */
  function leave(id: string) {
    setLeft(id);
    setEditing((now) => (now === id ? null : now));
  }

  // A plain link: the payment fields need the policy of a document loaded at this address.
  const add = (
    <a
      href={`${accountPath('payment-methods')}?add=card`}
      className={buttonClass('primary', part.value.length > 0 ? 'small' : 'normal')}
    >
      {texts.add}
    </a>
  );
  const adding = query.get('add') === 'card';
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.place}>
      {failure && (
        <RefusedNotice
          problem={failure}
          onBack={() => setFailure(null)}
          then={place}
          className="mb-5"
        />
      )}
      {adding && (
        <div className="max-w-3xl">
          <NewCard onList={accept} />
        </div>
      )}
      {!adding && part.value.length === 0 && (
        <EmptyState heading={texts.none}>
          <p className="text-ink-2">{texts.noneMore}</p>
          {add}
        </EmptyState>
      )}
      {!adding && part.value.length > 0 && <div className="mb-5 flex justify-end">{add}</div>}
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {part.value.map((card) => (
          <li key={card.id} className="panel p-5">
            {editing === card.id ? (
              <CardForm
                card={card}
                onCancel={() => leave(card.id)}
                onSave={(changed) => change(card.id, changed)}
              />
            ) : (
              <SavedCardRow card={card}>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={`Edit ${cardTitle(card)}`}
                  autoFocus={left === card.id}
                  onClick={() => setEditing(card.id)}
                >
                  Edit
                </Button>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={`Delete ${cardTitle(card)}`}
                  onClick={() => setToRemove(card)}
                >
                  Delete
                </Button>
              </SavedCardRow>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toRemove !== null}
        question={texts.confirm}
        then={place}
        consequence={toRemove ? cardTitle(toRemove) : undefined}
        onAnswer={(yes) => {
          setToRemove(null);
          if (yes && toRemove) void remove(toRemove.id);
        }}
      />
    </div>
  );
}
