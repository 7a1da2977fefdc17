import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/search-box';
import { noAnswer } from '@/lib/search/quick/quick-search';
import { stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
const mockAsked = jest.fn();
let mockOnline = false;
jest.mock('@/components/search/quick-search', () => {
  mockAsked();
  if (!mockOnline) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/search/quick-search');
});

it('searches by Enter while its script does not come, without an error, and asks again with the next letter', async () => {
  stubShop({ 'GET /api/search/quick': () => ({ body: noAnswer('rose', true) }) });
  render(<SearchBox />);
  const searched = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('search').addEventListener('submit', searched);
  const plain = screen.getByRole('searchbox');
  await userEvent.type(plain, 'ros{Enter}');
  expect(searched).toHaveBeenCalledTimes(1);
  expect(plain).toHaveValue('ros');
  expect(mockAsked.mock.calls.length).toBeGreaterThanOrEqual('ros'.length);

  mockOnline = true;
  await userEvent.keyboard('e');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  expect(screen.getByRole('combobox')).toHaveValue('rose');
});
