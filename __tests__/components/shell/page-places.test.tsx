import { keepPageOfPlaces } from '@/components/shell/shell-behaviour';
import { endReturn } from '@/components/ui/returning';

const state = { __NA: true, page: 'flowers' };
const popState = () =>
  new Promise<void>((done) => {
    window.addEventListener('popstate', () => done(), { once: true });
  });

describe('places of a page (#…)', () => {
  let stop = () => {};
  beforeEach(() => {
    window.history.replaceState(state, '', '/c/flowers');
    document.body.innerHTML =
      '<a href="#main">Skip to content</a><a id="other">Other</a><main id="main"></main>';
    stop = keepPageOfPlaces(window);
  });
  afterEach(() => stop());
  const skip = () => document.querySelector<HTMLAnchorElement>('a[href="#main"]')?.click();

  it('know their page, so that Back can show it', async () => {
    const came = popState();
    skip();
    await came;
    expect([window.location.hash, window.history.state]).toEqual(['#main', state]);
  });

  it('know their page by a link with its whole address too', async () => {
    document.querySelector('#other')?.setAttribute('href', '/c/flowers#main');
    const came = popState();
    document.querySelector<HTMLAnchorElement>('#other')?.click();
    await came;
    expect([window.location.hash, window.history.state]).toEqual(['#main', state]);
  });

  it('are no step back', async () => {
    const came = popState();
    skip();
    await came;
    expect(endReturn()).toBe(false);
  });

  it('give their page to no other entry without a state', async () => {
    window.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
      capture: true,
    });
    skip();
    window.history.pushState(null, '', '/p/100310');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(window.history.state).toBeNull();
  });

  it('give it once', async () => {
    const came = popState();
    skip();
    await came;
    window.history.pushState(null, '', '/p/100310');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(window.history.state).toBeNull();
  });
});
