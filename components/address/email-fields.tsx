import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/form/text-field';
import type { AddressDraft } from '@/lib/address/draft';
import { NameFields } from './name-fields';

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
