import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latePart } from '@/components/browser/late-part';
import { formComing, FormNotLoaded } from '@/components/requests/form-not-loaded';
import { draftOf } from '@/components/requests/request-draft';
import { OpenedForm } from '@/components/requests/opened-form';

beforeEach(() => sessionStorage.clear());

/** A form that can be opened, whose script comes once it is let; what was typed before is kept where `typed`. */
function show(typed = false) {
  if (typed) draftOf('any').set('{"email":"ana@example.com"}');
  let comes = false;
  const { Part } = latePart(
    async () => {
      if (!comes) throw new Error('ChunkLoadError');
      return { default: ({ resumed }: { resumed: boolean }) => <input autoFocus={!resumed} /> };
    },
    FormNotLoaded,
    formComing,
  );
  render(<OpenedForm label="Tell us" Form={Part} form={{}} draft="any" />);
  return { user: userEvent.setup(), letCome: () => (comes = true) };
}
const opener = () => screen.getByRole('button', { name: 'Tell us' });
const again = () => screen.findByRole('button', { name: 'Try again' });

it('a form whose script did not come says so with the phone, and is asked for again where it stands', async () => {
  const { user, letCome } = show();
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(opener());
  expect(await screen.findByRole('alert')).toHaveTextContent('The form did not load.');
  expect(screen.getByRole('link', { name: '612-555-0142' })).toBeVisible();
  letCome();
  await user.click(await again());
  expect(await screen.findByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a form that is open again after a reload', () => {
  it('leaves the focus where it is', async () => {
    show(true).letCome();
    expect(await screen.findByRole('textbox')).not.toHaveFocus();
  });

  it('takes the focus from the button that asked for its script again', async () => {
    const { user, letCome } = show(true);
    const button = await again();
    letCome();
    await user.click(button);
    expect(await screen.findByRole('textbox')).toHaveFocus();
  });

  it('takes it from nobody who has gone elsewhere meanwhile', async () => {
    const { user, letCome } = show(true);
    const button = await again();
    await user.click(button);
    act(() => opener().focus());
    letCome();
    fireEvent.click(button);
    expect(await screen.findByRole('textbox')).not.toHaveFocus();
    expect(opener()).toHaveFocus();
  });
});
