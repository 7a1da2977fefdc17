/** @jest-environment node */
import type { Submission } from '@/services/orders/submission';
import { submitting } from '@/services/app-api/submit/submitting';
import { CommerceFailure } from '@/services/upstream/commerce/failure';
import type * as Orders from '@/services/upstream/commerce/orders';

const mockSubmit = jest.fn<Promise<unknown>, []>();
const mockFind = jest.fn<Promise<unknown>, []>();

jest.mock('@/services/upstream/commerce/orders', () => ({
  ...jest.requireActual<typeof Orders>('@/services/upstream/commerce/orders'),
  submitOrder: () => mockSubmit(),
  findOrder: () => mockFind(),
}));

const row = { orderID: 'O1', state: 'submitting', runner: 'me' } as Submission;

/** Runs the step; returns the states it wrote. */
async function submitted() {
  const written: string[] = [];
  const work = {
    upstream: { token: {} },
    journal: {
      write: (_: Submission, { state }: Pick<Submission, 'state'>) => {
        written.push(state);
        return Promise.resolve({ ...row, state });
      },
    },
    submitter: 'elevated',
    request: {},
    at: () => undefined,
  } as unknown as Parameters<typeof submitting>[0];
  const end = await submitting(work, row).catch((error: unknown) => error);
  return { written, end };
}

describe('an order that is being submitted', () => {
  it('goes on once the platform says that it is submitted', async () => {
    mockSubmit.mockResolvedValue({ ID: 'O1', IsSubmitted: true });
    expect((await submitted()).written).toEqual(['verifying']);
  });

  it.each([{}, { ID: 'O1', IsSubmitted: false }])(
    'is looked at when the answer is %j',
    async (answer) => {
      mockSubmit.mockResolvedValue(answer);
      mockFind.mockResolvedValue({ ID: 'O1', IsSubmitted: false });
      const { written, end } = await submitted();
      expect(written).toEqual([]);
      expect(end).toBeInstanceOf(CommerceFailure);
      expect(end).toHaveProperty('refused', false);
      mockFind.mockResolvedValue({ ID: 'O1', IsSubmitted: true });
      expect((await submitted()).written).toEqual(['verifying']);
    },
  );
});
