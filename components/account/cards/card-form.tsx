'use client';

import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import type { SavedCard } from '@/lib/account/cards.server';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { isExpiredCard } from '@/lib/orders/card-expiry';
import { pageTexts } from '../page-texts';
import { cardTitle } from './saved-card';

interface CardFields {
  name: string;
  month: string;
  year: string;
}

interface CardFormProps {
  card: SavedCard;
  onSave: (change: { name: string; month: number; year: number }) => Promise<void>;
  onCancel: () => void;
}

/** Name, month and year of a saved card: all three are required (specification B2). */
export function CardForm({ card, onSave, onCancel }: CardFormProps) {
  const { register, control, handleSubmit, formState } = useForm<CardFields>({
    defaultValues: {
      name: card.name,
      month: card.expires?.slice(5) ?? '',
      year: card.expires?.slice(0, 4) ?? '',
    },
  });
  const [name = '', month = '', year = ''] = useWatch({ control, name: ['name', 'month', 'year'] });
  const thisYear = Number(chicagoDate(now()).slice(0, 4));
  const years = [
    ...new Set([
      card.expires?.slice(0, 4) ?? '',
      ...Array.from({ length: 15 }, (_, index) => String(thisYear + index)),
    ]),
  ]
    .filter(Boolean)
    .sort();
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const options = (values: string[]) => [
    { value: '', label: 'Choose' },
    ...values.map((value) => ({ value, label: value })),
  ];

  const over = Boolean(year && month) && isExpiredCard(`${year}-${month}`, now());

  const save = handleSubmit((fields) =>
    onSave({
      name: fields.name.trim(),
      month: Number(fields.month),
      year: Number(fields.year),
    }),
  );

  return (
    <form
      noValidate
      aria-label={cardTitle(card)}
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4"
    >
      <h2 className="text-name">{cardTitle(card)}</h2>
      <TextField
        label="Cardholder name"
        autoFocus
        autoComplete="cc-name"
        maxLength={60}
        {...register('name')}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Month"
          autoComplete="cc-exp-month"
          options={options(months)}
          {...register('month')}
        />
        <SelectField
          label="Year"
          autoComplete="cc-exp-year"
          options={options(years)}
          error={over ? pageTexts.cards.over : undefined}
          {...register('year')}
        />
      </div>
      <div className="flex justify-end gap-3">
        <Button kind="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          disabled={!name.trim() || !month || !year || over}
          busy={formState.isSubmitting ? 'Saving' : undefined}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
