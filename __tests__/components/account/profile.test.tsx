import { QueryIsland } from '@/components/browser/query-island';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from '@/components/account/profile/profile-page';
import { SessionFollower } from '@/components/session/sign-out';
import { useCustomerName } from '@/components/account/account-area';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { visitorStore } from '@/components/session/visitor-store';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('@/components/auth/auth-dialog-store', () => ({ openAuthDialog: jest.fn() }));

function Greeting() {
  const name = useCustomerName();
  return name && <p>Hello {name}</p>;
}

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '6125550123' };
const profile = () => ({ body: ana });
const shopOf = (more: Parameters<typeof stubShop>[0] = {}) =>
  stubShop({
    // First as well: the first key that begins an address answers it.
    ...more,
    'GET /api/account/profile': profile,
    'GET /api/account/perks': () => ({ body: { state: 'none', isMember: false } }),
    'GET /api/session': () => ({ body: {} }),
    ...more,
  });
const edit = (label: string) =>
  userEvent.click(screen.getByRole('button', { name: `(edit) ${label}` }));

async function show(more?: Parameters<typeof stubShop>[0]) {
  const shop = shopOf(more);
  render(<ProfilePage />, { wrapper: QueryIsland });
  await screen.findByText('ana@example.com');
  return shop;
}

const longPassword = `Tulips-in-May-88${'x'.repeat(85)}`;

describe('the profile', () => {
  it('shows name, e-mail, a masked password and the phone, each with (edit), and the Purple Perks panel', async () => {
    await show();
    for (const label of ['Name', 'Email Address', 'Password', 'Phone Number'])
      expect(screen.getByRole('button', { name: `(edit) ${label}` })).toHaveTextContent('(edit)');
    for (const text of ['Ana Ruiz', '••••••••••', '612-555-0123'])
      expect(screen.getByText(text)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Register for Purple Perks' })).toBeVisible();
  });

  it('edits one field at a time, and Cancel returns to what was there', async () => {
    await show();
    await edit('Name');
    await userEvent.type(screen.getByLabelText('First name'), 'bel');
    await edit('Phone Number');
    expect(screen.getAllByRole('form')).toEqual([
      screen.getByRole('form', { name: 'Phone Number' }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('button', { name: '(edit) Phone Number' })).toHaveFocus();
  });

  it('leaves a row open that was opened while another was being saved', async () => {
    let answerNow = () => undefined as void;
    const opened = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await show({
      'PATCH /api/account/profile': async () => {
        await opened;
        return profile();
      },
    });
    await edit('Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await edit('Phone Number');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '6125550199');
    answerNow();
    expect(await screen.findByText('Name saved.')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('6125550199');
  });

  it.each([
    ['of another name', { firstName: 'Bea', lastName: 'Olson' }],
    ['of the same name', { firstName: 'Ana', lastName: 'Ruiz' }],
  ])('leaves the form when the user changes to one %s', async (_which, named) => {
    act(() =>
      visitorStore.accept({
        kind: 'customer',
        userID: 'ana',
        firstName: 'Ana',
        lastName: 'Ruiz',
        cartCount: 0,
      }),
    );
    await show();
    await edit('Name');
    act(() => visitorStore.accept({ kind: 'customer', userID: 'bea', ...named, cartCount: 0 }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['session-expired', 'Your session has ended. Please log in again.'],
    ['login-required', 'Please log in first.'],
  ])(
    'says with a Log In button that the session has ended (%s), greets nobody any more, and saves what was typed after the log-in',
    async (code, text) => {
      const customer = {
        kind: 'customer' as const,
        userID: 'ana',
        firstName: 'Ana',
        lastName: 'Ruiz',
        cartCount: 0,
      };
      act(() => visitorStore.accept(customer));
      let ended = true;
      const shop = shopOf({
        'PATCH /api/account/profile': () =>
          ended ? refusal(401, code, text) : { body: { ...ana, firstName: 'Anabel' } },
      });
      render(
        <>
          <SessionFollower />
          <Greeting />
          <ProfilePage />
        </>,
        { wrapper: QueryIsland },
      );
      await screen.findByText('ana@example.com');
      await edit('Name');
      await userEvent.type(screen.getByLabelText('First name'), 'bel');
      expect(screen.getByText('Hello Ana Ruiz')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('Hello Ana Ruiz')).toBeNull();
      expect(screen.getByLabelText('First name')).toHaveValue('Anabel');
      await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
      expect(openAuthDialog).toHaveBeenCalledWith('login');
      ended = false;
      act(() => {
        visitorStore.accept(customer);
        screen.getByRole('button', { name: 'Log In' }).blur();
        screen.getByRole('button', { name: 'Log In' }).focus();
      });
      expect(screen.queryByText(text)).toBeNull();
      expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByText('Anabel Ruiz')).toBeVisible();
      expect(shop.asked('PATCH').map(({ body }) => body)).toEqual(
        Array(2).fill({ field: 'name', firstName: 'Anabel', lastName: 'Ruiz' }),
      );
    },
  );

  it('is asked for anew when somebody else logs in here', async () => {
    act(() =>
      visitorStore.accept({
        kind: 'customer',
        userID: 'ana',
        firstName: 'Ana',
        lastName: 'Ruiz',
        cartCount: 0,
      }),
    );
    let whose = ana;
    await show({ 'GET /api/account/profile': () => ({ body: whose }) });
    whose = { ...ana, firstName: 'Bea', email: 'bea@example.com' };
    act(() => visitorStore.expire());
    expect(screen.getByText('ana@example.com')).toBeVisible();
    act(() =>
      visitorStore.accept({
        kind: 'customer',
        userID: 'bea',
        firstName: 'Bea',
        lastName: 'Ruiz',
        cartCount: 0,
      }),
    );
    expect(await screen.findByText('bea@example.com')).toBeVisible();
  });

  it.each([
    ['Name', ['First name', 'Last name'], { field: 'name', firstName: 'Ana', lastName: 'Ruiz' }],
    [
      'Email Address',
      ['Email', 'Current Password'],
      { field: 'email', email: 'ana@example.com', currentPassword: 'Peonies-in-June-7' },
    ],
    [
      'Password',
      ['New password', 'Confirm password', 'Current Password'],
      { field: 'password', password: 'Tulips-in-May-88', currentPassword: 'Peonies-in-June-7' },
    ],
    ['Phone Number', ['Phone'], { field: 'phone', phone: '6125550123' }],
  ])('%s has the fields %p and sends no other', async (label, fields, sent) => {
    const shop = await show({ 'PATCH /api/account/profile': profile });
    await edit(label);
    expect(screen.getByLabelText(fields[0] ?? '')).toHaveFocus();
    expect(screen.getByRole('form', { name: label }).querySelectorAll('input')).toHaveLength(
      fields.length,
    );
    if (fields.includes('Current Password')) {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(shop.asked('PATCH')).toEqual([]);
      await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    }
    for (const again of ['New password', 'Confirm password'])
      if (fields.includes(again))
        await userEvent.type(screen.getByLabelText(again), 'Tulips-in-May-88');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.getByRole('button', { name: `(edit) ${label}` })).toHaveFocus();
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([sent]);
    expect(screen.getByRole('status')).toHaveTextContent(`${label} saved.`);
  });

  it('keeps the form and what was typed when the shop refuses, with its words', async () => {
    await show({
      'PATCH /api/account/profile': () =>
        refusal(422, 'password-wrong', 'The current password is not right.', {
          field: 'currentPassword',
        }),
    });
    await edit('Email Address');
    await userEvent.type(screen.getByLabelText('Current Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The current password is not right.')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(
      'The current password is not right.',
    );
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it.each([
    ['the old one is', 'Ana@example.com', ['new@example.com']],
    ['another’s is', 'bo@example.com', []],
    ['nobody’s is', '', []],
  ])('a new e-mail is the username the log-in begins with, where %s kept', async (_, kept, put) => {
    let email = ana.email;
    const shop = await show({
      'GET /api/account/profile': () => ({ body: { ...ana, email } }),
      'PATCH /api/account/profile': ({ body }) => {
        email = (body as { email: string }).email;
        return { body: { ...ana, email } };
      },
      'GET /api/session/remembered': () => ({ body: { username: kept } }),
      'PUT /api/session/remembered': () => ({ body: {} }),
    });
    await edit('Email Address');
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
    await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('new@example.com')).toBeVisible();
    await waitFor(() =>
      expect(shop.calls.map(({ path }) => path)).toContain('/api/session/remembered'),
    );
    await waitFor(() =>
      expect(shop.asked('PUT').map(({ body }) => (body as { username: string }).username)).toEqual(
        put,
      ),
    );
  });

  it('a password saved by who is signed out with it: shows it saved, with a Log In button', async () => {
    const said = 'What you changed is saved, and you are signed out everywhere, here too.';
    await show({
      'PATCH /api/account/profile': () => refusal(401, 'session-not-renewed', said),
    });
    await edit('Password');
    await userEvent.type(screen.getByLabelText('New password'), 'Tulips-in-May-88');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Tulips-in-May-88');
    await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Password saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(openAuthDialog).toHaveBeenCalledWith('login');
  });

  it.each([
    ['Email Address', 'new@example.com'],
    ['Password', 'ana@example.com'],
  ])(
    '%s saved while other devices may be signed in: shows it saved, and says so',
    async (label, email) => {
      const said = 'We could not make sure that your other devices are signed out.';
      await show({
        'PATCH /api/account/profile': () => refusal(503, 'sessions-not-ended', said),
        'GET /api/session/remembered': () => ({ body: { username: '' } }),
      });
      await edit(label);
      if (label === 'Password') {
        await userEvent.type(screen.getByLabelText('New password'), 'Tulips-in-May-88');
        await userEvent.type(screen.getByLabelText('Confirm password'), 'Tulips-in-May-88');
      } else {
        await userEvent.clear(screen.getByLabelText('Email'));
        await userEvent.type(screen.getByLabelText('Email'), email);
      }
      await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByRole('form')).toBeNull();
      expect(screen.getByText(email)).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(`${label} saved.`);
      await edit('Name');
      expect(screen.queryByText(said)).toBeNull();
    },
  );

  it('wants ten digits of a phone', async () => {
    const shop = await show();
    await edit('Phone Number');
    await userEvent.type(screen.getByLabelText('Phone'), '4');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a 10 digit phone number')).toBeVisible();
    expect(shop.asked('PATCH')).toEqual([]);
  });

  it('sends of a phone with country code and extension its ten digits', async () => {
    const shop = await show({ 'PATCH /api/account/profile': profile });
    await edit('Phone Number');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '+1 (612) 555-0124 x204');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([
      { field: 'phone', phone: '6125550124' },
    ]);
  });

  it('does not save a password that misses a part of the rule, and says so at its field', async () => {
    const shop = await show();
    await edit('Password');
    await userEvent.type(screen.getByLabelText('New password'), 'Tulips');
    await userEvent.tab();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /^Your password doesn’t meet everything on the list yet.* A digit ?: still missing/,
    );
    expect(screen.getByText('A digit').closest('li')).toHaveTextContent(/still missing/);
    const [checklist, current] = [
      screen.getByText('A digit'),
      screen.getByLabelText('Current Password'),
    ];
    expect(
      checklist.compareDocumentPosition(current) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(
      checklist.compareDocumentPosition(screen.getByLabelText('Confirm password')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await userEvent.type(current, 'Peonies-in-June-7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(shop.asked('PATCH')).toEqual([]);
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('wants a new password twice: a slip is said and not saved', async () => {
    const shop = await show();
    await edit('Password');
    await userEvent.type(screen.getByLabelText('New password'), 'Tulips-in-May-88');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Tulips-in-May-89');
    await userEvent.type(screen.getByLabelText('Current Password'), 'Peonies-in-June-7');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Both passwords must be the same',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(shop.asked('PATCH')).toEqual([]);
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
  });

  it.each([
    ['Name', 'First name', '77', 'First name is required'],
    ['Name', 'Last name', '', 'Last name is required'],
    ['Email Address', 'Email', '', 'Email is required'],
    ['Email Address', 'Email', 'ana@', 'Enter a valid email address'],
    ['Email Address', 'Current Password', '', 'Password is required'],
    ['Password', 'New password', longPassword, 'A password can have at most 100 characters'],
    ['Phone Number', 'Phone', '612555', 'Please enter a 10 digit phone number'],
    ['Phone Number', 'Phone', 'none', 'Please enter a 10 digit phone number'],
    ['Phone Number', 'Phone', '+47 22 12 34 56', 'Please enter a 10 digit phone number'],
  ])('%s: the field %s, left with %j, says %s', async (label, field, typed, message) => {
    await show();
    await edit(label);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.clear(screen.getByLabelText(field));
    if (typed) await userEvent.type(screen.getByLabelText(field), typed);
    else await userEvent.click(screen.getByLabelText(field));
    if (message === 'Please enter a 10 digit phone number')
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    else await userEvent.tab();
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('shows of a name what is kept of it', async () => {
    await show();
    await edit('Name');
    await userEvent.type(screen.getByLabelText('First name'), '9 <b>!');
    await userEvent.tab();
    expect(screen.getByLabelText('First name')).toHaveValue('Ana b');
  });

  it('lets a phone number be taken away', async () => {
    const shop = await show({
      'PATCH /api/account/profile': () => ({ body: { ...ana, phone: '' } }),
    });
    await edit('Phone Number');
    await userEvent.click(screen.getByRole('button', { name: 'Remove number' }));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not given yet')).toBeVisible();
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([{ field: 'phone', phone: '' }]);
  });

  it('shows a password on request', async () => {
    await show();
    await edit('Email Address');
    const field = screen.getByLabelText('Current Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, 'Peonies');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('Peonies');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('holds a long e-mail and a long name within the screen, beside an (edit) that stays', async () => {
    await show();
    const email = screen.getByText('ana@example.com');
    expect(email).toHaveClass('wrap-anywhere');
    expect(email.parentElement).toHaveClass('min-w-0');
    expect(screen.getByRole('button', { name: '(edit) Email Address' })).toHaveClass('shrink-0');
    expect(email.closest('.grid')).toHaveClass('grid-cols-[minmax(0,1fr)]');
  });
});
