import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latePart } from '@/components/browser/late-part';
import { formComing } from '@/components/requests/form-not-loaded';
import { FormFailed, OpenedForm } from '@/components/requests/opened-form';

beforeEach(() => sessionStorage.clear());

it('a form whose script did not come says so with the phone, and is asked for again where it stands', async () => {
  const user = userEvent.setup();
  let comes = false;
  const { Part } = latePart(
    async () => {
      if (!comes) throw new Error('ChunkLoadError');
      return { default: ({ resumed }: { resumed: boolean }) => <input autoFocus={!resumed} /> };
    },
    FormFailed,
    formComing,
  );
  render(<OpenedForm label="Tell us" Form={Part} form={{}} draft="any" />);
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tell us' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The form did not load.');
  expect(screen.getByRole('link', { name: '612-555-0142' })).toBeVisible();
  comes = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});
