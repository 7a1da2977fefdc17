'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { SavedCard } from '@/lib/account/books.server';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import { pageTexts } from './account-texts';
import { Failed, Loading } from './part-view';
import { usePart } from './use-part';

const texts = pageTexts.cards;
const titleOf = ({ type, lastFour }: SavedCard) => `${type} ending ${lastFour}`;
const monthWords = (expires: string | null) => (expires ? `${expires.slice(5)}/${expires.slice(0, 4)}` : '');

/** The saved cards: name, type, last digits and expiry; edited in place, deleted after a question (001 §2). */
export function CardsPage() {
  const { part, again, accept } = usePart<SavedCard[]>('/api/account/cards');
  const [editing, setEditing] = useState<string | null>(null);
  const [asked, setAsked] = useState<SavedCard | null>(null);
  const [failure, setFailure] = useState('');
  if (part.state === 'loading') return <Loading text={texts.loading} />;
  if (part.state === 'failed') return <Failed problem={part.problem} again={again} />;

  async function write(method: 'PATCH' | 'DELETE', id: string, body?: object) {
    setFailure('');
    const answer = await shopFetch<SavedCard[]>(method, `/api/account/cards/${id}`, body);
    if (!answer.ok) return setFailure(answer.error.text);
    accept(answer.value);
    setEditing(null);
  }

  return (
    <>
      {failure && <div className="mb-5"><Notice tone="error">{failure}</Notice></div>}
      {part.value.length === 0 && <EmptyState heading={texts.none} />}
      <ul className="flex max-w-3xl flex-col gap-4">
        {part.value.map((card) => (
          <li key={card.id} className="rounded-panel border border-line bg-card p-5">
            {editing === card.id
              ? <CardForm card={card} onCancel={() => setEditing(null)} onSave={(change) => write('PATCH', card.id, change)} />
              : (
                <div className="flex flex-wrap items-center justify-between gap-4">
                  <div><h2 className="text-name">{titleOf(card)}</h2><p className="nums text-ui text-ink-2">{[card.name, card.expires && `expires ${monthWords(card.expires)}`].filter(Boolean).join(', ')}</p></div>
                  <div className="flex gap-3">
                    <Button kind="secondary" size="small" aria-label={`Edit ${titleOf(card)}`} onClick={() => setEditing(card.id)}>Edit</Button>
                    <Button kind="secondary" size="small" aria-label={`Delete ${titleOf(card)}`} onClick={() => setAsked(card)}>Delete</Button>
                  </div>
                </div>
              )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null} question={texts.confirm} consequence={asked ? titleOf(asked) : undefined}
        onAnswer={(yes) => { setAsked(null); if (yes && asked) void write('DELETE', asked.id); }}
      />
    </>
  );
}

interface CardFormProps {
  card: SavedCard;
  onSave: (change: { name: string; month: number; year: number }) => Promise<void>;
  onCancel: () => void;
}

function CardForm({ card, onSave, onCancel }: CardFormProps) {
  const [name, setName] = useState(card.name);
  const [month, setMonth] = useState(card.expires?.slice(5) ?? '');
  const [year, setYear] = useState(card.expires?.slice(0, 4) ?? '');
  const [busy, setBusy] = useState(false);
  const thisYear = new Date().getFullYear();
  const years = [...new Set([year, ...Array.from({ length: 15 }, (_, index) => String(thisYear + index))])].filter(Boolean).sort();
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const options = (values: string[]) => [{ value: '', label: 'Choose' }, ...values.map((value) => ({ value, label: value }))];

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await onSave({ name: name.trim(), month: Number(month), year: Number(year) });
    setBusy(false);
  }

  return (
    <form noValidate aria-label={titleOf(card)} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <TextField label="Cardholder name" autoComplete="cc-name" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField label="Month" autoComplete="cc-exp-month" value={month} options={options(months)} onChange={(event) => setMonth(event.target.value)} />
        <SelectField label="Year" autoComplete="cc-exp-year" value={year} options={options(years)} onChange={(event) => setYear(event.target.value)} />
      </div>
      <div className="flex justify-end gap-3">
        <Button kind="secondary" size="small" onClick={onCancel}>Cancel</Button>
        <Button type="submit" size="small" disabled={!name.trim() || !month || !year} busy={busy ? 'Saving' : undefined}>Save</Button>
      </div>
    </form>
  );
}
