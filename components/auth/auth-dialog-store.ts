/** The tabs of the auth dialog (specification B2). */
export type AuthTab = 'login' | 'register' | 'forgot';

let tab: AuthTab | null = null;
let email = '';
const listeners = new Set<() => void>();

function show(next: AuthTab | null): void {
  tab = next;
  for (const listener of listeners) listener();
}

/** Which tab of the auth dialog is open; `null` is closed. */
export const authDialogStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): AuthTab | null => tab,
  getOnServer: (): AuthTab | null => null,
  /** The e-mail the dialog begins with. */
  email: (): string => email,
  show,
};

/** Opens the auth dialog, on the login tab unless another is asked for (specification A4: closing resets to login), with an e-mail where one is known already. */
export function openAuthDialog(at: AuthTab = 'login', known = ''): void {
  email = known;
  show(at);
}
