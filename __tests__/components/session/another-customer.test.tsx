import { whenCustomerLeaves } from '@/components/session/customer-leaves';
import { followSession } from '@/components/session/sign-out';
import { visitorStore } from '@/components/session/visitor-store';
import type { SessionView } from '@/lib/session/session';

const nobody: SessionView = { kind: 'none', firstName: null, lastName: null, cartCount: 0 };
const customer = (userID: string): SessionView => ({ ...nobody, kind: 'customer', userID });

const kept = {
  local: ['lilac-viewed', 'lilac-zip', 'lilac-consent', 'other'],
  session: ['lilac-checkout', 'lilac-request-wedding'],
};

function fillDevice() {
  for (const name of kept.local) localStorage.setItem(name, 'kept');
  for (const name of kept.session) sessionStorage.setItem(name, 'kept');
}

/** What is kept under the names that `fillDevice` fills. */
const onDevice = () => [
  ...kept.local.filter((name) => localStorage.getItem(name) !== null),
  ...kept.session.filter((name) => sessionStorage.getItem(name) !== null),
];

/** A page that is loaded, on which these come one after the other. */
function newPage(...visitors: SessionView[]) {
  visitorStore.accept(nobody);
  const stop = followSession(jest.fn(), jest.fn());
  for (const visitor of visitors) visitorStore.accept(visitor);
  stop();
}

describe('what a browser keeps of its shopper', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('stays when a guest logs in, and when the same customer comes again', () => {
    fillDevice();
    newPage(nobody, customer('ada'));
    newPage(nobody, customer('ada'));
    expect(onDevice()).toEqual([...kept.local, ...kept.session]);
  });

  it('goes when another customer comes after a log-in that had only ended', () => {
    newPage(customer('ada'));
    fillDevice();
    newPage(nobody, customer('bea'));
    expect(onDevice()).toEqual(['lilac-consent', 'other']);
    fillDevice();
    newPage(customer('bea'));
    expect(onDevice()).toEqual([...kept.local, ...kept.session]);
  });

  it('goes in a tab that was left open, which leaves what the other has kept since', () => {
    newPage(customer('ada'));
    fillDevice();
    localStorage.setItem('lilac-customer', 'bea');
    newPage(customer('bea'));
    expect(onDevice()).toEqual(kept.local);
  });

  it('goes from the memory of the page on which the other comes', () => {
    const forget = jest.fn();
    whenCustomerLeaves(forget);
    newPage(customer('ada'), nobody, customer('ada'));
    expect(forget).not.toHaveBeenCalled();
    newPage(customer('ada'), nobody, customer('bea'));
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
