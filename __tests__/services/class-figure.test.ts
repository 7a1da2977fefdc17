/** @jest-environment node */
import { deliveryClassFigure } from '@/services/figures';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const read = async (figure: ReturnType<typeof deliveryClassFigure>) =>
  (await figure.read()).map(({ value }) => value);

describe('how many delivery classes there are', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is asked of the index once in ten minutes, and no reader waits for it', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const countValues = jest.fn().mockResolvedValueOnce(17).mockResolvedValueOnce(81);
    const figure = deliveryClassFigure({ countValues });
    expect(await read(figure)).toEqual([NaN]);
    await turn();
    clock.mockReturnValue(600_000);
    expect(await read(figure)).toEqual([17]);
    expect(countValues.mock.calls).toEqual([['products', 'DeliveryClass']]);
    clock.mockReturnValue(601_001);
    await read(figure);
    await turn();
    expect(await read(figure)).toEqual([81]);
    expect(countValues).toHaveBeenCalledTimes(2);
  });

  it('stays what it was while the search engine does not answer', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const countValues = jest
      .fn()
      .mockResolvedValueOnce(17)
      .mockRejectedValueOnce(new Error('down'));
    const figure = deliveryClassFigure({ countValues });
    await read(figure);
    await turn();
    clock.mockReturnValue(700_000);
    await read(figure);
    await turn();
    expect(await read(figure)).toEqual([17]);
    expect(countValues).toHaveBeenCalledTimes(2);
  });
});
