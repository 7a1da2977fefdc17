import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type SubmitEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyActs } from '@/components/ui/early-acts';
import { lateScripts } from '@/server/late-scripts';

const heard = jest.fn();
let place: HTMLDivElement;
let root: Root | null = null;

function Page() {
  const [count, setCount] = useState(1);
  const [zip, setZip] = useState('');
  const [amount, setAmount] = useState('50');
  const [boxed, setBoxed] = useState(true);
  const send = (event: SubmitEvent) => { event.preventDefault(); heard(`sent ${zip}`); };
  return (
    <>
      <button type="button" onClick={() => { heard('log in'); }}>Log In</button>
      <button type="button" popoverTarget="drawer" onClick={() => { heard('drawer'); }}>Products</button>
      <select aria-label="Sort" defaultValue="name" onChange={({ target }) => { heard(`sorted by ${target.value}`); }}><option>name</option><option>price</option></select>
      <a href="#main" onClick={() => { heard('link'); }}>Skip</a>
      <button type="button" onClick={() => { setCount((now) => now + 1); }}>More</button>
      <button type="button" onClick={() => { heard(`added ${count} of ${amount}${boxed ? ' boxed' : ''}`); }}>Add</button>
      {['50', '100'].map((step) => <input key={step} type="radio" name="amount" aria-label={step} checked={amount === step} onChange={() => { setAmount(step); }} />)}
      <input type="checkbox" aria-label="Boxed" checked={boxed} onChange={({ target }) => { setBoxed(target.checked); }} />
      <form aria-label="Place" onSubmit={send}><input aria-label="ZIP" value={zip} onChange={({ target }) => { setZip(target.value.slice(0, 5)); }} /></form>
      <form role="search" action="/search"><input aria-label="Search" onChange={({ target }) => { heard(`searched ${target.value}`); }} /></form>
    </>
  );
}

/** What the finished document shows and runs before its scripts are here. */
function beginDocument() {
  Object.keys(document).filter((key) => key.startsWith('_reactListening')).forEach((key) => { Reflect.deleteProperty(document, key); });
  const made = '<html><head><script src="/one.js" async=""></script></head><body></body></html>';
  const [, sources = '', text = ''] = /<script data-late="([^"]*)">([\s\S]*?)<\/script>/.exec(lateScripts(made)) ?? [];
  const script = document.createElement('script');
  script.dataset.late = sources;
  script.textContent = text;
  document.head.append(script);
  place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  document.body.append(place);
}

async function wake() {
  await act(async () => {
    root = hydrateRoot(place, <><Page /><EarlyActs /></>);
    await Promise.resolve();
  });
}

const press = (name: string) => { fireEvent.click(screen.getByText(name)); };
const choose = (name: string) => { screen.getByLabelText(name).click(); };
const type = (name: string, value: string) => { fireEvent.input(screen.getByLabelText(name), { target: { value } }); };

beforeEach(() => {
  heard.mockClear();
  beginDocument();
});

afterEach(() => {
  act(() => { root?.unmount(); });
  place.remove();
});

it.each<[string, () => void, string[]]>([
  ['a button', () => { press('Log In'); }, ['log in']],
  ['two buttons, in their order', () => { press('More'); press('Add'); }, ['added 2 of 50 boxed']],
  ['one press of a button pressed twice', () => { press('Log In'); press('Log In'); }, ['log in']],
  ['nothing that the browser did itself: a drawer, a link', () => { press('Products'); press('Skip'); }, []],
  ['what a list was changed to', () => { fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'price' } }); }, ['sorted by price']],
  ['the choice made before the button', () => { choose('100'); choose('Boxed'); press('Add'); }, ['added 1 of 100']],
  ['a choice taken back', () => { choose('Boxed'); choose('Boxed'); choose('100'); choose('50'); press('Add'); }, ['added 1 of 50 boxed']],
  ['a form that has no address of its own, with what was typed', () => { type('ZIP', '55408'); fireEvent.submit(screen.getByLabelText('Place')); }, ['sent 55408']],
  ['a field emptied again', () => { type('ZIP', '55408'); type('ZIP', ''); fireEvent.submit(screen.getByLabelText('Place')); }, ['sent ']],
  ['nothing of the search, which keeps its own field', () => { type('Search', 'rose'); }, []],
])('hears %s before the page was awake', async (_, early, expected) => {
  early();
  expect(heard).not.toHaveBeenCalled();
  await wake();
  await waitFor(() => { expect(heard.mock.calls.flat()).toEqual(expected); });
});

it('keeps a form without an address from loading the page anew, and leaves the others to the browser', () => {
  expect(fireEvent.submit(screen.getByLabelText('Place'))).toBe(false);
  screen.getByRole('search').addEventListener('submit', (event) => { expect(event.defaultPrevented).toBe(false); event.preventDefault(); });
  expect.assertions(2);
  fireEvent.submit(screen.getByRole('search'));
});

it('shows what was typed, and what was chosen', async () => {
  type('ZIP', '55408-1234');
  choose('100');
  await wake();
  await waitFor(() => { expect(screen.getByLabelText('ZIP')).toHaveValue('55408'); });
  expect(screen.getByLabelText('100')).toBeChecked();
});

it('leaves to React what is pressed once React listens, and everything once the page is awake', async () => {
  render(<button type="button">Anything</button>);
  press('Anything');
  press('Log In');
  await wake();
  expect(heard).not.toHaveBeenCalled();
  press('Log In');
  expect(heard.mock.calls.flat()).toEqual(['log in']);
  expect(window.earlyActs).toBeUndefined();
});

it('does not press a button that is gone', async () => {
  const gone = document.createElement('button');
  gone.type = 'button';
  gone.onclick = () => { heard('gone'); };
  document.body.append(gone);
  gone.click();
  gone.remove();
  heard.mockClear();
  await wake();
  expect(heard).not.toHaveBeenCalled();
});
