import { Icon } from '@/components/ui/icon';
import { passwordRules } from '@/lib/account/log-in/password-rule';

/** The enhanced password rule as a live checklist; every part says in words whether it holds. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  return (
    <ul id={id} className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {passwordRules.map(({ id: rule, label, holds }) => {
        const met = holds(password);
        return (
          <li
            key={rule}
            className={`flex min-h-6 items-center gap-2 ${met ? 'text-leaf-700' : 'text-ink-2'}`}
          >
            {met ? (
              <Icon name="check" size={18} className="shrink-0" />
            ) : (
              <span
                aria-hidden="true"
                className="mx-[5px] size-2 shrink-0 rounded-full border border-current"
              />
            )}
            {label}
            <span className="sr-only">{met ? ': done' : ': still missing'}</span>
          </li>
        );
      })}
    </ul>
  );
}
