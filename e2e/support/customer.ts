import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A password that meets the enhanced rule. */
export const goodPassword = 'Peonies-in-June-7';

/** An e-mail of this journey alone. */
export const newEmail = () => `journey-${randomUUID()}@example.com`;

/** Opens the auth dialog from the header or the bottom bar. */
export async function openAuth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hello Login or Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
}

/** Does the captcha's work. */
export async function proveHuman(page: Page): Promise<void> {
  await page.getByLabel('I am not a robot').check();
  await expect(page.getByRole('dialog').getByText('✓')).toBeVisible();
}

/** Registers a new customer in the dialog, who is signed in afterwards; their e-mail. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await openAuth(page);
  await page.getByRole('tab', { name: 'Create an Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Ruiz');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByLabel('Confirm password').fill(goodPassword);
  await proveHuman(page);
  await dialog.getByRole('button', { name: 'Create an Account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hello Ana Ruiz' }).first()).toBeVisible();
  return email;
}

/** Fills the login tab and sends it. */
export async function tryLogIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
}

/** Signs out from the header's menu and lands on home. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hello Ana Ruiz' }).first().click();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: 'Hello Login or Sign Up' })).toBeVisible();
}
