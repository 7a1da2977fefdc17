import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from '@/components/account/profile-page';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import { refusal, stubShop } from '../cart/shop-stub';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '6125550123' };
const profile = () => ({ body: ana });
const shopOf = (more: Parameters<typeof stubShop>[0] = {}) => stubShop({
  'GET /api/account/profile': profile, 'GET /api/account/perks': () => ({ body: { state: 'none', known: false } }), 'GET /api/session': () => ({ body: {} }), ...more,
});
const edit = (label: string) => userEvent.click(screen.getByRole('button', { name: `(edit) ${label}` }));

async function show(more?: Parameters<typeof stubShop>[0]) {
  const shop = shopOf(more);
  render(<ProfilePage />);
  await screen.findByText('ana@example.com');
  return shop;
}

describe('the profile', () => {
  it('shows name, e-mail, a masked password and the phone, each with (edit), and the Purple Perks panel', async () => {
    await show();
    for (const label of ['Name', 'Email Address', 'Password', 'Phone Number']) expect(screen.getByRole('button', { name: `(edit) ${label}` })).toHaveTextContent('(edit)');
    for (const text of ['Ana Ruiz', '••••••••••', '612-555-0123']) expect(screen.getByText(text)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Register for Purple Perks' })).toBeVisible();
  });

  it('edits one field at a time, and Cancel returns to what was there', async () => {
    await show();
    await edit('Name');
    await userEvent.type(screen.getByLabelText('First name'), 'bel');
    await edit('Phone Number');
    expect(screen.getAllByRole('form')).toEqual([screen.getByRole('form', { name: 'Phone Number' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('button', { name: '(edit) Phone Number' })).toHaveFocus();
  });

  it.each([['of another name', { firstName: 'Bea', lastName: 'Olson' }], ['of the same name', { firstName: 'Ana', lastName: 'Ruiz' }]])('leaves the form when the user changes to one %s', async (_which, named) => {
    act(() => visitorStore.accept({ kind: 'customer', userID: 'ana', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 }));
    await show();
    await edit('Name');
    act(() => visitorStore.accept({ kind: 'customer', userID: 'bea', ...named, cartCount: 0 }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['Name', ['First name', 'Last name'], { field: 'name', firstName: 'Ana', lastName: 'Ruiz' }],
    ['Email Address', ['Email', 'Current Password'], { field: 'email', email: 'ana@example.com', currentPassword: 'Peonies-in-June-7' }],
    ['Password', ['New password', 'Current Password'], { field: 'password', password: 'Tulips-in-May-88', currentPassword: 'Peonies-in-June-7' }],
    ['Phone Number', ['Phone'], { field: 'phone', phone: '6125550123' }],
  ])('%s has the fields %p and sends no other', async (label, fields, sent) => {
    const shop = await show({ 'PATCH /api/account/profile': profile });
    await edit(label);
    expect(screen.getByLabelText(fields[0] ?? '')).toHaveFocus();
    expect(screen.getByRole('form', { name: label }).querySelectorAll('input')).toHaveLength(fields.length);
    if (fields.includes('Current Password')) {
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
      await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    }
    if (fields.includes('New password')) await userEvent.type(screen.getByLabelText('New password'), 'Tulips-in-May-88');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.getByRole('button', { name: `(edit) ${label}` })).toHaveFocus();
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([sent]);
  });

  it('keeps the form and what was typed when the shop refuses, with its words', async () => {
    await show({ 'PATCH /api/account/profile': () => refusal(422, 'password-wrong', 'The current password is not right.') });
    await edit('Email Address');
    await userEvent.type(screen.getByLabelText('Current Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The current password is not right.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it('wants ten digits of a phone', async () => {
    const shop = await show();
    await edit('Phone Number');
    await userEvent.type(screen.getByLabelText('Phone'), '4');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a 10 digit phone number')).toBeVisible();
    expect(shop.asked('PATCH')).toEqual([]);
  });

  it('does not save a password that misses a part of the rule', async () => {
    await show();
    await edit('Password');
    await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    await userEvent.type(screen.getByLabelText('New password'), 'Tulips');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText('A digit').closest('li')).toHaveTextContent(/still missing/);
  });
});
