import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountArea, AccountDrawer, AccountEntry } from '@/components/account/account-area';
import { authDialogStore } from '@/components/auth/auth-dialog-store';
import { listenToMenus } from '@/components/shell/menu/menu-events';
import type { SessionView } from '@/lib/session/session';

let visitor: SessionView | null = null;
let listeners: (() => void)[] = [];
let answer = (_: SessionView | null) => undefined as void;

/** A shop whose answer comes when the test says so. */
jest.mock('@/components/session/visitor-store', () => ({
  visitorStore: {
    subscribe: (listener: () => void) => {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    get: () => visitor,
    getOnServer: () => null,
    load: () =>
      new Promise((resolve) => {
        answer = (next) => {
          visitor = next;
          listeners.forEach((listener) => listener());
          resolve(next);
        };
      }),
  },
}));

const ada: SessionView = {
  kind: 'customer',
  userID: 'ada',
  firstName: 'Ada',
  lastName: 'Loam',
  cartCount: 3,
};

describe('pressed before the shop has said who the visitor is', () => {
  let pressed: string[] = [];
  const note = ({ target }: MouseEvent) => void pressed.push((target as Element).id);
  let stop = () => {};

  beforeEach(() => {
    visitor = null;
    stop = listenToMenus();
    // As on wide screens, where the header's button of the drawer is not shown.
    jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(
      this: Element,
    ) {
      return (this.id === 'account-drawer-button' ? [] : [{}]) as unknown as DOMRectList;
    });
    render(
      <>
        <AccountArea />
        <AccountEntry />
        <AccountDrawer />
      </>,
    );
  });
  afterEach(() => {
    stop();
    document.removeEventListener('click', note);
    jest.restoreAllMocks();
    act(() => authDialogStore.show(null));
  });

  async function press(name: string, said: SessionView | null): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(authDialogStore.get()).toBeNull();
    pressed = [];
    document.addEventListener('click', note);
    await act(async () => answer(said));
  }

  it.each([
    ['a stranger', { ...ada, kind: 'none' } as const],
    ['a visitor whom the shop cannot tell', null],
  ])('it is the dialog for %s', async (_who, said) => {
    await press('Account', said);
    await waitFor(() => expect(authDialogStore.get()).toBe('login'));
  });

  it.each([
    ['Hello Login or Sign Up', 'account-menu-button', 'true'],
    ['Account', 'account-entry', null],
  ])('%s is the account for a customer, not the dialog', async (name, id, expanded) => {
    await press(name, ada);
    await waitFor(() => expect(pressed).toEqual([id]));
    const button = document.getElementById(id);
    expect(button).toHaveFocus();
    expect([button?.getAttribute('aria-expanded') ?? null, authDialogStore.get()]).toEqual([
      expanded,
      null,
    ]);
  });
});
