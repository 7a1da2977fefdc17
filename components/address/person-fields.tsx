import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/form/text-field';
import { longestName } from '@/lib/address/clean';
import type { AddressDraft } from '@/lib/address/draft';
import { cleanedField } from './address-fields';

interface NameFieldsProps {
  form: UseFormReturn<AddressDraft>;
  /** What the autocomplete tokens of the two begin with. */
  autoComplete: string;
  className?: string;
}

/** First and last name of whoever an address is for. */
export function NameFields({ form, autoComplete, className }: NameFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        className={className}
        label="First name"
        autoComplete={`${autoComplete} given-name`}
        maxLength={longestName}
        error={errors.FirstName?.message}
        {...cleanedField(form, 'FirstName')}
      />
      <TextField
        className={className}
        label="Last name"
        autoComplete={`${autoComplete} family-name`}
        maxLength={longestName}
        error={errors.LastName?.message}
        {...cleanedField(form, 'LastName')}
      />
    </>
  );
}

/** A recipient by e-mail: name and address of the mail (specification A5). */
export function EmailFields({
  form,
  section,
}: {
  form: UseFormReturn<AddressDraft>;
  section: string;
}) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameFields form={form} autoComplete={`${section} shipping`} />
      <TextField
        className="sm:col-span-2"
        label="Email"
        type="email"
        autoComplete={`${section} shipping email`}
        error={errors.Email?.message}
        {...register('Email')}
      />
    </div>
  );
}
