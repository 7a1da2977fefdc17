import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { authDialogStore, openAuthDialog } from '@/components/auth/auth-dialog-store';

export const customer = { kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 2 };
export const loginFailed = {
  status: 401,
  body: {
    error: {
      code: 'login-failed',
      text: 'Username not found or password incorrect',
      captcha: true,
      requestId: 'r',
    },
  },
};
export const field = (name: string) => screen.getByLabelText(name);
/** The button of the form that is open. */
export const submit = (name: string) =>
  within(screen.getByRole('tabpanel')).getByRole('button', { name });

/** Opens the dialog anew, at the log-in unless said. */
export async function open(tab?: 'register' | 'forgot') {
  act(() => authDialogStore.show(null));
  render(<AuthDialogHost />);
  act(() => openAuthDialog(tab));
  await screen.findByRole('dialog', undefined, { timeout: 10_000 });
}

/** Fills the log-in's form. */
export async function typeLogIn() {
  await userEvent.type(field('Email'), 'ana@example.com');
  await userEvent.type(field('Password'), 'Peonies-in-June-7');
}

/** Fills the form of a new account, captcha and all. */
export async function fillRegister() {
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', 'ana@example.com'],
    ['Password', 'peonies-In-June-7'],
    ['Confirm password', 'peonies-In-June-7'],
  ] as const) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('✓');
}
