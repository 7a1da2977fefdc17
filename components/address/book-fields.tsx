import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/form/text-field';
import type { AddressDraft } from '@/lib/address/draft';

interface BookFieldsProps {
  form: UseFormReturn<AddressDraft>;
  ticked: boolean;
  /** `null` where the address is saved in any case. */
  onTick: ((ticked: boolean) => void) | null;
}

/** The Save Address tick and the nickname of a saved address (specification B2; 15 characters). */
export function BookFields({ form, ticked, onTick }: BookFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {onTick && (
        <label className="flex min-h-12 items-center gap-3 sm:mt-6">
          <input
            type="checkbox"
            checked={ticked}
            onChange={(event) => onTick(event.target.checked)}
            className="size-5 accent-aubergine-700"
          />
          <span className="font-strong">Save Address</span>
        </label>
      )}
      {ticked && (
        <TextField
          label="Nickname (optional)"
          autoComplete="off"
          error={errors.NickName?.message}
          {...register('NickName')}
        />
      )}
    </div>
  );
}
