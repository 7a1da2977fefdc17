import { fireEvent, render, screen } from '@testing-library/react';
import { EarlyAct } from '@/components/ui/early-act';
import { lateScripts } from '@/server/late-scripts';

const heard = jest.fn();
const page = (
  <>
    <button type="button" onClick={() => { heard('log in'); }}>Log In</button>
    <button type="button" popoverTarget="drawer" onClick={() => { heard('drawer'); }}>Products</button>
    <select aria-label="Sort" defaultValue="name" onChange={({ target }) => { heard(`sorted by ${target.value}`); }}><option>name</option><option>price</option></select>
    <a href="#main" onClick={() => { heard('link'); }}>Skip</a>
  </>
);

const pageThat = (isAwake: boolean, holds: React.ReactNode = page) => <>{holds}{isAwake && <EarlyAct />}</>;

/** What the finished document runs before its scripts are here. */
function beginDocument() {
  const made = '<html><head><script src="/one.js" async=""></script></head><body></body></html>';
  const [, sources = '', text = ''] = /<script data-late="([^"]*)">([\s\S]*?)<\/script>/.exec(lateScripts(made)) ?? [];
  const script = document.createElement('script');
  script.dataset.late = sources;
  script.textContent = text;
  document.head.append(script);
}

beforeEach(() => {
  heard.mockClear();
  beginDocument();
});

it.each([
  ['the button pressed last', ['Log In'], ['log in']],
  ['nothing that the browser did itself: a drawer', ['Products'], []],
  ['nothing that the browser did itself: a link', ['Skip'], []],
  ['one press of a button pressed twice', ['Log In', 'Log In'], ['log in']],
])('hears %s before the page was awake', (_, pressed, expected) => {
  const { rerender } = render(pageThat(false));
  pressed.forEach((name) => { fireEvent.click(screen.getByText(name)); });
  heard.mockClear();
  rerender(pageThat(true));
  expect(heard.mock.calls.flat()).toEqual(expected);
});

it('leaves the page to itself once it is awake', () => {
  const { rerender } = render(pageThat(false));
  rerender(pageThat(true));
  fireEvent.click(screen.getByText('Log In'));
  rerender(pageThat(false));
  rerender(pageThat(true));
  expect(heard.mock.calls.flat()).toEqual(['log in']);
});

it('hears what a list was changed to before the page was awake', () => {
  const { rerender } = render(pageThat(false));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'price' } });
  heard.mockClear();
  rerender(pageThat(true));
  expect(heard.mock.calls.flat()).toEqual(['sorted by price']);
});

it('does not press a button that is gone', () => {
  const { rerender } = render(pageThat(false));
  fireEvent.click(screen.getByText('Log In'));
  heard.mockClear();
  rerender(pageThat(true, null));
  expect(heard).not.toHaveBeenCalled();
});
