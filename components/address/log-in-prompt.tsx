import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { addressDialogTexts } from '@/lib/address/texts';

/** What an anonymous visitor is told: addresses are saved after a log-in only (specification B2, B6). */
export function LogInPrompt() {
  return (
    <p className="rounded-panel bg-mist px-4 py-3 text-ui">
      {addressDialogTexts.logIn}{' '}
      <button
        type="button"
        className="text-link min-h-6 font-strong"
        onClick={() => openAuthDialog('login')}
      >
        Log In
      </button>
    </p>
  );
}
