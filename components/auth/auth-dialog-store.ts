import { createStore } from '@/components/browser/create-store';

/** The tabs of the auth dialog (specification B2). */
export type AuthTab = 'login' | 'register' | 'forgot';

const store = createStore<AuthTab | null>(null);
let email = '';

/** Which tab of the auth dialog is open; `null` is closed. */
export const authDialogStore = {
  subscribe: store.subscribe,
  get: store.get,
  getOnServer: store.getOnServer,
  /** The e-mail the dialog begins with. */
  email: (): string => email,
  show: store.set,
};

/** Opens the auth dialog, on the login tab unless another is asked for (specification A4: closing resets to login), with an e-mail where one is known already. */
export function openAuthDialog(at: AuthTab = 'login', knownEmail = ''): void {
  email = knownEmail;
  store.set(at);
}
