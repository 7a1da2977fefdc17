import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutEverywhere } from '@/components/account/profile/sign-out-everywhere';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const path = 'POST /api/account/sign-out-everywhere';
const button = () => screen.getByRole('button', { name: 'Sign out everywhere' });

async function ask(answers: Parameters<typeof stubShop>[0], password = 'Peonies-in-June-7') {
  const shop = stubShop(answers);
  render(<SignOutEverywhere />);
  await userEvent.click(button());
  expect(screen.getByLabelText('Current Password')).toHaveFocus();
  expect(button()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Current Password'), `${password}{Enter}`);
  return shop;
}

describe('signing out everywhere (ruling 38)', () => {
  it('asks for the current password, ends all other devices and says so where the focus is', async () => {
    await ask({ [path]: () => ({ body: { ended: true } }) });
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('Every other device is signed out. You stay logged in here.');
    expect(said).toHaveFocus();
    expect(screen.queryByLabelText('Current Password')).toBeNull();
  });

  it('names a wrong password at its field, which is empty again', async () => {
    await ask({
      [path]: () => ({
        status: 422,
        body: {
          error: {
            code: 'password-wrong',
            text: 'The current password is not right.',
            field: 'currentPassword',
          },
        },
      }),
    });
    const field = await screen.findByLabelText('Current Password');
    expect(field).toHaveAccessibleDescription('The current password is not right.');
    expect(field).toHaveValue('');
  });

  it('puts the focus into the field of a wrong password where the button was pressed', async () => {
    stubShop({
      [path]: () => ({
        status: 422,
        body: { error: { code: 'password-wrong', text: 'Not right.', field: 'currentPassword' } },
      }),
    });
    render(<SignOutEverywhere />);
    await userEvent.click(button());
    await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    await userEvent.click(button());
    expect(await screen.findByText('Not right.')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
  });

  it('says what could not be done, and leads to the log-in when this session has ended too', async () => {
    await ask({
      [path]: () => refusal(401, 'session-expired', 'Your session has ended. Please log in again.'),
    });
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    act(() => {
      visitorStore.accept({ kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 });
      screen.getByRole('button', { name: 'Log In' }).focus();
    });
    expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull();
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
  });

  it('gives the focus back to its button after Cancel', async () => {
    stubShop({});
    render(<SignOutEverywhere />);
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(button()).toHaveFocus();
  });
});
