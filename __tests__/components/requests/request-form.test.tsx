import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LateRequestForm } from '@/components/requests/late-request-form';
import RequestForm from '@/components/requests/request-form';
import { requestForms, requestKinds } from '@/lib/requests/request-kinds';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const path = 'POST /api/requests';
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = (name: string) => screen.getByRole('button', { name });

/** Types what a wedding needs. */
async function typeWedding(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/^Your name/), 'Ana Ruiz');
  await user.type(field(/^Email/), 'ana@wedding.example');
  await user.type(field(/^What you have in mind/), 'A barn in Stillwater, ninety guests.');
}
const typed = () => [
  field(/^Your name/).value,
  field(/^Email/).value,
  field(/^What you have in mind/).value,
];
const wedding = ['Ana Ruiz', 'ana@wedding.example', 'A barn in Stillwater, ninety guests.'];

beforeEach(() => sessionStorage.clear());

describe('a request form', () => {
  it.each(requestKinds)('of %s has its fields, and says which are optional', (kind) => {
    render(<RequestForm kind={kind} />);
    const { title, fields } = requestForms[kind];
    expect(screen.getByRole('form', { name: title })).toBeInTheDocument();
    for (const { label, needed } of Object.values(fields)) {
      const input = screen.getByLabelText(needed ? label : `${label} (optional)`);
      expect(input).toHaveAttribute('aria-required', String(needed));
    }
  });

  it('says at each field what is missing, puts the focus into the first and sends nothing', async () => {
    const user = userEvent.setup();
    const shop = stubShop({});
    render(<RequestForm kind="landscape" />);
    await user.type(field(/^ZIP/), '554');
    await user.type(field(/^Phone/), '612');
    await user.click(send('Ask for a visit'));
    for (const words of [
      'Please enter your name',
      'Please enter your email',
      'Please enter ten digits',
      'Please enter five digits',
      'Please write a few words',
    ])
      expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible();
    expect(field(/^Your name/)).toHaveFocus();
    expect(field(/^ZIP/)).toHaveAccessibleDescription('Please enter five digits');
    expect(shop.calls).toEqual([]);
  });

  it('does not take a date that was typed in half for none', async () => {
    const user = userEvent.setup();
    const shop = stubShop({});
    render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    Object.defineProperty(field(/^Wedding date/), 'validity', { value: { badInput: true } });
    await user.click(send('Ask for a consultation'));
    expect(await screen.findByText('Please choose a day')).toBeVisible();
    expect(shop.calls).toEqual([]);
  });

  it('sends what was typed once, says so while it does and what happens next, and forgets the draft', async () => {
    const user = userEvent.setup();
    let answer = (_: { status: number; body: unknown }) => {};
    const shop = stubShop({
      [path]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    fireEvent.change(field(/^Wedding date/), { target: { value: '2027-06-12' } });
    await user.click(send('Ask for a consultation'));
    const busy = await screen.findByRole('button', { name: 'Sending' });
    await user.click(busy);
    expect(shop.calls.map(({ body }) => body)).toEqual([
      {
        kind: 'weddings',
        name: wedding[0],
        email: wedding[1],
        phone: '',
        date: '2027-06-12',
        message: wedding[2],
        website: '',
        id: expect.any(String),
      },
    ]);
    await act(async () => answer({ status: 201, body: { taken: true } }));
    const thanks = screen.getByRole('status');
    expect(thanks).toHaveTextContent('Thank you. It is with us.');
    expect(thanks).toHaveTextContent(requestForms.weddings.next);
    expect(thanks).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
    expect(sessionStorage.getItem('lilac-request-weddings')).toBeNull();
  });

  it.each([
    [
      'was too many',
      () => refusal(429, 'rate-limited', 'That was a lot at once.'),
      'That was a lot at once.',
    ],
    [
      'did not arrive',
      () => {
        throw new TypeError('network');
      },
      'We could not reach the shop.',
    ],
  ])('loses nothing when it %s, names the phone, and can be sent again', async (_, fail, words) => {
    const user = userEvent.setup();
    const answers: (() => { status?: number; body: unknown })[] = [
      fail,
      () => ({ status: 201, body: { taken: true } }),
    ];
    stubShop({ [path]: () => answers.shift()!() });
    render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    await user.click(send('Ask for a consultation'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: '612-555-0142' })).toBeVisible();
    expect(typed()).toEqual(wedding);
    await user.click(send('Ask for a consultation'));
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  });

  it('is the same request when it is sent again as it was, and another one once its words are', async () => {
    const user = userEvent.setup();
    const shop = stubShop({
      [path]: () => {
        throw new TypeError('network');
      },
    });
    render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    for (const more of ['', '', ' In June.']) {
      if (more) await user.type(field(/^What you have in mind/), more);
      await user.click(send('Ask for a consultation'));
      await screen.findByRole('alert');
    }
    const ids = shop.calls.map(({ body }) => (body as { id: string }).id);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0], expect.any(String)]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is the same request when it is sent again after a reload, and another one once it was answered', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const shop = stubShop({
      [path]: () => {
        if (isDown) throw new TypeError('network');
        return { body: {} };
      },
    });
    for (const answered of [false, true, true]) {
      isDown = !answered;
      const { unmount } = render(<RequestForm kind="weddings" />);
      if (field(/^Your name/).value === '') await typeWedding(user);
      await user.click(send('Ask for a consultation'));
      await screen.findByRole(answered ? 'status' : 'alert');
      unmount();
    }
    const [lost, again, later] = shop.calls.map(({ body }) => (body as { id: string }).id);
    expect(again).toBe(lost);
    expect(later).not.toBe(lost);
  });

  it('says at its field what only the shop refuses', async () => {
    const user = userEvent.setup();
    stubShop({
      [path]: () => refusal(400, 'bad-request', 'Please check this.', { field: 'email' }),
    });
    render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    await user.click(send('Ask for a consultation'));
    expect(await screen.findByText('Please check this.')).toBeVisible();
    expect(field(/^Email/)).toHaveFocus();
    expect(typed()).toEqual(wedding);
  });

  it('says above its button what is refused for no field of its own, until it is sent again', async () => {
    const user = userEvent.setup();
    const refusals = ['id', 'email'].map((name) =>
      refusal(400, 'bad-request', `Please check the ${name}.`, { field: name }),
    );
    stubShop({ [path]: () => refusals.shift()! });
    render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    await user.click(send('Ask for a consultation'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the id.');
    await user.click(send('Ask for a consultation'));
    expect(await screen.findByText('Please check the email.')).toBeVisible();
    expect(screen.queryByText(/Please check the id/)).toBeNull();
  });

  it('keeps what was typed through a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<RequestForm kind="weddings" />);
    await typeWedding(user);
    unmount();
    render(<RequestForm kind="weddings" />);
    expect(typed()).toEqual(wedding);
  });

  it('begins empty when the storage holds something else', () => {
    sessionStorage.setItem('lilac-request-weddings', '{"name":7,"email":');
    render(<RequestForm kind="weddings" />);
    expect(typed()).toEqual(['', '', '']);
  });
});

describe('the place of a request form', () => {
  const near: (() => void)[] = [];
  beforeEach(() => {
    near.length = 0;
    globalThis.IntersectionObserver = class {
      constructor(seen: IntersectionObserverCallback) {
        near.push(() =>
          seen(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  it('says without script how to reach the house', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<LateRequestForm kind="careers" />);
    expect(page).toHaveTextContent(
      'This form needs JavaScript. Write to orders@lilacandloam.example, or call 612-555-0142.',
    );
  });

  it('fetches the form once it comes near, not before', async () => {
    render(<LateRequestForm kind="careers" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
    expect(screen.queryByRole('form')).toBeNull();
    act(() => near[0]!());
    expect(await screen.findByRole('form', { name: 'Apply' })).toBeInTheDocument();
  });
});
