import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { resetCodePattern } from '@/lib/account/log-in/password-rule';
import { openAuthDialog } from './auth-dialog-store';
import { accountEmailFault } from './field-faults';
import { authTexts } from './texts';

/** What opens a new password: it comes with the mailed link, or is typed from a mail that says the code alone. */
export interface ResetCode {
  username: string;
  code: string;
}

interface TypedResetCodeProps {
  /** What is known already, as the fields show it first. */
  initial: ResetCode;
  onTyped(typed: ResetCode): void;
}

/** E-mail and code of a mail without a link; who has no mail yet asks for one. */
export function TypedResetCode({ initial, onTyped }: TypedResetCodeProps) {
  const { register, handleSubmit, getValues, formState } = useForm<ResetCode>({
    mode: 'onTouched',
    defaultValues: initial,
  });
  const { errors } = formState;
  const proceed = handleSubmit(({ username, code }) =>
    onTyped({ username: username.trim(), code: code.trim() }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void proceed(event)}
      className="flex max-w-xl flex-col gap-4"
    >
      <p>{authTexts.typeCode}</p>
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        {...register('username', {
          validate: (value) => accountEmailFault(value, authTexts.forgotEmailInvalid),
        })}
      />
      <TextField
        label={authTexts.code}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code', {
          required: authTexts.codeRequired,
          validate: (value) => resetCodePattern.test(value.trim()) || authTexts.codeInvalid,
        })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{authTexts.codeNext}</Button>
        <Button
          kind="secondary"
          onClick={() => openAuthDialog('forgot', getValues('username').trim())}
        >
          {authTexts.newLink}
        </Button>
      </div>
    </form>
  );
}
