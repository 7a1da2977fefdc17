import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentBar, ConsentChoice } from '@/components/shell/consent';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const mockAsked = jest.fn();
jest.mock('@/components/shell/consent-question', () => {
  mockAsked();
  if (mockAsked.mock.calls.length === 1) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/shell/consent-question');
});

it('asks whoever presses "Privacy choices", also where the question’s script did not come at first', async () => {
  render(
    <>
      <ConsentBar containerID="GTM-ABC123" />
      <ConsentChoice />
    </>,
  );
  await waitFor(() => expect(mockAsked).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(await screen.findByRole('region', { name: /analytics cookies/ })).toHaveFocus();
});
