/** @jest-environment node */
import { markFront, requireFront } from '@/lib/config/front-mark';
import { register } from '@/instrumentation';

const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => jest.restoreAllMocks());

describe('the framework’s server by itself', () => {
  const runtime = process.env.NEXT_RUNTIME;
  afterEach(() => {
    process.env.NEXT_RUNTIME = runtime ?? '';
  });

  it('ends with the sentence that says what to start, and serves once the front is there', async () => {
    process.env.NEXT_RUNTIME = 'nodejs';
    await register();
    expect(exit).toHaveBeenCalledWith(1);
    expect(told).toHaveBeenCalledWith(
      expect.stringMatching(/start it with `npm start`, or with `npm run dev`.*WITHOUT_FRONT=1/),
    );
    exit.mockClear();
    markFront();
    requireFront();
    expect(exit).not.toHaveBeenCalled();
  });
});
