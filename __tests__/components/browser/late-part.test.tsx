import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { latePart } from '@/components/browser/late-part';

/** A part whose script does not come the first so many times it is asked for, and a page that shows it. */
function pageWith(failures: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('ChunkLoadError');
    return { default: ({ label }: { label: string }) => <p>{label}</p> };
  });
  const late = latePart(load, ({ label, onRetry }) => (
    <button onClick={() => void onRetry()}>{label} again</button>
  ));
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!open)}>Open</button>
        {open && <late.Part label="days" />}
      </>
    );
  }
  return { load, ...late, Page };
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const again = () => screen.findByRole('button', { name: 'days again' });

it('asks again for a script that did not come each time the part is shown', async () => {
  const { load, Page } = pageWith(2);
  render(<Page />);
  for (const asked of [1, 2]) {
    await open();
    await again();
    expect(load).toHaveBeenCalledTimes(asked);
    await open();
  }
  await open();
  expect(await screen.findByText('days')).toBeVisible();
});

it('asks again in its place, as often as it takes, and keeps the focus meanwhile', async () => {
  const { load, Page } = pageWith(2);
  render(<Page />);
  await open();
  await userEvent.click(await again());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await again()).toHaveFocus();
  await userEvent.click(await again());
  expect(await screen.findByText('days')).toBeVisible();
});

it('asks once more for a script that did not come ahead', async () => {
  const { prepare, Page } = pageWith(1);
  await prepare();
  render(<Page />);
  await open();
  expect(await screen.findByText('days')).toBeVisible();
});

it('shows at once, without asking, what has come ahead', async () => {
  const { load, prepare, Page } = pageWith(0);
  await prepare();
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  expect(screen.getByText('days')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
