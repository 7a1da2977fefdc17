/** @jest-environment node */
import { countLogIn, forgetFailures } from '@/lib/account/log-in/counted-log-in.server';
import { take } from '@/lib/limits/attempts';
import { countAttempt, reportOutcome } from '@/lib/upstream/app-api/accounts';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/upstream/app-api/accounts', () => ({
  countAttempt: jest.fn(),
  reportOutcome: jest.fn(),
}));

let addresses = 0;
const address = () => `2001:db8:${(addresses += 1).toString(16)}::1`;
const fail = (email: string, from = address()) => countLogIn({ email, address: from });
const asked = async (email: string, from?: string) => (await fail(email, from)).needsCaptcha;

describe('failed log-ins while the services do not answer', () => {
  beforeEach(() => {
    const down = new UpstreamError('visits', 'unavailable');
    jest.mocked(countAttempt).mockRejectedValue(down);
    jest.mocked(reportOutcome).mockRejectedValue(down);
  });

  it('of an account ask for a captcha after the third, whatever addresses they come from', async () => {
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await fail('ana@example.com'));
    expect(answers.map(({ needsCaptcha }) => needsCaptcha)).toEqual([false, false, false, true]);
    expect(answers.map(({ nextNeedsCaptcha }) => nextNeedsCaptcha)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('of an address ask after the twenty-first, whatever accounts they try', async () => {
    const from = address();
    const answers = [];
    for (let turn = 0; turn < 23; turn += 1)
      answers.push(await asked(`guest-${turn}@example.com`, from));
    expect(answers.indexOf(true)).toBe(21);
  });

  it('count at once, and not when they were none, when the password was right or reset', async () => {
    expect(
      (await Promise.all(Array.from({ length: 8 }, () => asked('bo@example.com')))).filter(
        (captcha) => !captcha,
      ).length,
    ).toBeLessThanOrEqual(3);
    for (let turn = 0; turn < 5; turn += 1) await (await fail('cy@example.com')).takeBack();
    expect(await asked('cy@example.com')).toBe(false);
    for (let turn = 0; turn < 3; turn += 1) await fail('di@example.com');
    await (await fail('di@example.com')).succeeded();
    expect(await asked('di@example.com')).toBe(false);
    for (let turn = 0; turn < 3; turn += 1) await fail('ed@example.com');
    await forgetFailures('Ed@example.com');
    expect(await asked('ed@example.com')).toBe(false);
  });

  it('stay counted whatever number of other accounts is tried', async () => {
    for (let turn = 0; turn < 3; turn += 1) await fail('flo@example.com');
    for (let turn = 0; turn < 21_000; turn += 1)
      await take('failed-log-in', { account: `flood-${turn}@example.com` });
    expect(await asked('flo@example.com')).toBe(true);
  });
});
