import { act, renderHook } from '@testing-library/react';
import { useBank } from '@/components/checkout/payment/bank/use-bank';

jest.mock('@/components/checkout/payment/bank/bank-dialog', () => {
  throw new Error('Loading chunk 7 failed.');
});
const askBanks = jest.fn();
jest.mock('@/components/checkout/payment/bank/ask-banks', () => ({
  askBanks: (...asked: unknown[]) => askBanks(...asked) as unknown,
}));

describe('the dialog of a bank’s question', () => {
  it('that cannot be loaded keeps the bank from being asked, instead of ending the page at its question', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useBank());
    const answer = await act(() => result.current.confirm([], undefined));
    expect(answer).toMatchObject({ is: 'unreached', plan: [] });
    expect(askBanks).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledTimes(1);
    expect(result.current.asking).toBe(false);
    said.mockRestore();
  });
});
