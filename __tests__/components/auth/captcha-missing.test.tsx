import { act, fireEvent, render, screen } from '@testing-library/react';
import { CaptchaBox } from '@/components/auth/captcha-box';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

type Options = Record<string, unknown> & { callback: (token: string) => void };

const google = { kind: 'recaptcha', siteKey: '6Lc-of-google' };
const onToken = jest.fn<void, [string | null]>();
const scripts = () => [...document.head.querySelectorAll('script[src*="recaptcha"]')];
const missing = () => screen.findByRole('alert');
const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

/** The box in a form, in a document that has not loaded Google’s script. */
async function show(offer: object | null = google) {
  const shop = stubShop({
    'GET /api/session/captcha': () =>
      offer ? { body: offer } : refusal(503, 'upstream-unavailable', 'Not now'),
  });
  render(
    <form aria-label="Log In">
      <label>
        Email <input defaultValue="ana@example.com" />
      </label>
      <CaptchaBox onToken={onToken} />
    </form>,
  );
  await settled();
  return shop;
}

/** Google's script has come and does what it is told to. */
async function scriptComes({
  ready = (run: () => void) => run(),
  render: draw = () => 0,
}: {
  ready?: (run: () => void) => void;
  render?: (place: HTMLElement, options: Options) => number;
} = {}) {
  Object.assign(window, { grecaptcha: { ready, render: draw } });
  fireEvent.load(scripts().at(-1) as Element);
  await settled();
}

describe('a captcha that does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
    for (const script of scripts()) script.remove();
    Reflect.deleteProperty(window, 'grecaptcha');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'its script is blocked or refused by the policy',
      async () => {
        fireEvent.error(scripts().at(-1) as Element);
        await settled();
      },
    ],
    ['its script is slow', () => act(() => jest.advanceTimersByTimeAsync(10_000))],
    [
      'its script is put out of action by a blocker',
      async () => {
        fireEvent.load(scripts().at(-1) as Element);
        await settled();
      },
    ],
    [
      'what its script loads does not come',
      async () => {
        await scriptComes({ ready: () => undefined });
        await act(() => jest.advanceTimersByTimeAsync(10_000));
      },
    ],
    [
      'its key is refused',
      () =>
        scriptComes({
          render: () => {
            throw new Error('Invalid site key');
          },
        }),
    ],
    [
      'it loses the network later',
      () =>
        scriptComes({
          render: (_, options) => {
            setTimeout(options['error-callback'] as () => void, 0);
            return 0;
          },
        }),
    ],
  ])('says so with the phone when %s, and what was typed stays', async (_, happens) => {
    await show();
    expect(screen.queryByRole('alert')).toBeNull();
    await happens();
    expect(await missing()).toHaveTextContent(/did not load.*Nothing you entered is lost/);
    expect(screen.getByRole('link', { name: '612-555-0142' })).toHaveAttribute(
      'href',
      'tel:+1-612-555-0142',
    );
    expect(screen.getByLabelText(/Email/)).toHaveValue('ana@example.com');
  });

  it('is there once it is loaded again, and its token counts', async () => {
    await show();
    fireEvent.error(scripts().at(-1) as Element);
    await missing();
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    await settled();
    expect(scripts()).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'I am not a robot' })).toHaveFocus();
    await scriptComes({
      render: (_, { callback }) => {
        callback('token-1');
        return 0;
      },
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onToken.mock.calls).toEqual([['token-1']]);
  });

  it.each([
    [248, 'compact'],
    [304, 'normal'],
  ])('in %d pixels is %s', async (width, size) => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    await show();
    const draw = jest.fn((_place: HTMLElement, _options: Options) => 0);
    await scriptComes({ render: draw });
    expect(draw.mock.calls[0]?.[1]).toMatchObject({ sitekey: google.siteKey, size });
    jest.restoreAllMocks();
  });

  it('takes its words back when it comes late', async () => {
    await show();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await missing();
    await scriptComes();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for anew where the shop itself could not say which one it has', async () => {
    const shop = await show(null);
    await missing();
    fireEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    await settled();
    expect(shop.asked('GET')).toHaveLength(2);
    expect(await missing()).toHaveTextContent('612-555-0142');
  });

  it('offers the phone where the work for it fails', async () => {
    let offers = 0;
    stubShop({
      'GET /api/session/captcha': () =>
        (offers += 1) === 1
          ? { body: { kind: 'work', challenge: {} } }
          : refusal(503, 'upstream-unavailable', 'Not now'),
    });
    render(<CaptchaBox onToken={onToken} />);
    await settled();
    fireEvent.click(screen.getByLabelText(/I am not a robot/));
    await settled();
    expect(screen.getByText('That did not work. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: '612-555-0142' })).toBeVisible();
    expect(screen.getByLabelText(/I am not a robot/)).not.toBeChecked();
  });
});
