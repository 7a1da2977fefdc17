import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { isTokenRefused } from '@/lib/upstream/upstream-error';
import { withAccount, type KnownDevice } from './known-device';
import type { Receipt, Session } from './session';

/** How sessions come to be: asked of the commerce platform, or of a test. */
export interface SessionSource {
  /** A new anonymous session in place of `previous`; equal callers within a minute get the same one. */
  startAnonymous(previous: Session | null): Promise<Session>;
  /** The customer's session with new tokens, or `null` when the platform refuses. */
  refresh(session: Session): Promise<Session | null>;
  /** Whether a customer's session was ended on another copy of its cookie. */
  isEnded(session: Session): Promise<boolean>;
  /** Whether another request has just set a new session in its place, in the same browser. */
  isReplaced(session: Session): Promise<boolean>;
}

/** One request's shopper: who is asking, and the only way to their tokens. */
export interface Shopper {
  /** The session as it stands now. */
  current(): Session | null;
  /** True once the cart of an anonymous shopper was lost because its token ended. */
  lostCart(): boolean;
  /** True when the cookie must be written. */
  changed(): boolean;
  /** Replaces or, with `null`, ends the session. */
  set(session: Session | null): void;
  /** A guest's proof of the order placed last, while it lasts. */
  receipt(): Receipt | null;
  keepReceipt(receipt: Receipt): void;
  /** The browser, where customers have logged in on it before; its cookie is opened only when this is asked. */
  device(): Promise<KnownDevice | null>;
  /** Remembers that this customer has logged in on this browser. */
  knowDevice(email: string): Promise<void>;
  /** The browser as its cookie must be written, or `null`. */
  changedDevice(): KnownDevice | null;
  /** Ends the session and forgets the receipt: the cookie is removed. */
  end(): void;
  /**
   * The session with a live token, or `null` for a visitor without one. Calls nobody unless a token has to be renewed, or a customer's session
   * is used for the first time in this request. Throws `SessionExpired` for one that was ended.
   */
  live(): Promise<Session | null>;
  /** The session with a live token; makes an anonymous one for a visitor without. For writes. */
  ensure(): Promise<Session>;
  /** Runs a call with the shopper's token by the 401 rule of ruling 7. Throws `SessionExpired` when a customer was signed out. */
  call<T>(session: Session, run: (session: Session) => Promise<T>): Promise<T>;
}

/** A customer's session was ended, or its token refused: they are anonymous now and the request was not repeated. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired';
}

/** Builds the shopper of one request around the session its cookie held (specification A4, ruling 7). */
export function createShopper(
  cookie: {
    session: Session | null;
    receipt: Receipt | null;
    readDevice?: () => Promise<KnownDevice | null>;
  },
  source: SessionSource,
): Shopper {
  let { session, receipt } = cookie;
  let knownNow: KnownDevice | null = null;
  const device = async () => knownNow ?? (await cookie.readDevice?.()) ?? null;
  let changed = false;
  let lost = false;
  let isSuperseded = false;
  const set = (next: Session | null) => {
    changed ||= next !== session;
    session = next;
  };
  const renewAnonymous = async (previous: Session | null) => {
    const next = await source.startAnonymous(previous);
    lost ||= previous !== null;
    set(next);
    return next;
  };
  /** Ends a customer's session that was refused; the cookie stays where it may hold the session's successor by now. */
  const expire = async (refused: Session): Promise<never> => {
    if (await source.isReplaced(refused)) isSuperseded = true;
    else set(null);
    throw new SessionExpired();
  };
  const renewCustomer = async (previous: Session) => {
    const next = await source.refresh(previous);
    if (!next) return expire(previous);
    set(next);
    return next;
  };

  let unchecked = session;
  const refuseEnded = async (used: Session) => {
    if (used !== unchecked) return;
    unchecked = null;
    if (!(await source.isEnded(used))) return;
    set(null);
    throw new SessionExpired();
  };
  /** The one retry of a customer's call: a fresh token that is refused as well is the end of the session (ruling 7). */
  const runAsCustomer = async <T>(
    renewed: Session,
    run: (session: Session) => Promise<T>,
  ): Promise<T> => {
    try {
      return await run(renewed);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
      return expire(renewed);
    }
  };
  const live = async () => {
    if (session?.kind === 'customer') await refuseEnded(session);
    if (!session || !isEnding(session)) return session;
    if (session.kind === 'customer') return renewCustomer(session);
    lost = true;
    set(null);
    return null;
  };
  return {
    current: () => session,
    lostCart: () => lost,
    changed: () => changed && !isSuperseded,
    set,
    receipt: () => receipt,
    keepReceipt: (next) => {
      receipt = next;
      changed = true;
    },
    device,
    knowDevice: async (email) => {
      knownNow = withAccount(await device(), email);
    },
    changedDevice: () => knownNow,
    end: () => {
      [session, receipt, changed, isSuperseded] = [null, null, true, false];
    },
    live,
    ensure: async () => {
      const previous = session;
      return (await live()) ?? renewAnonymous(previous);
    },
    call: async (used, run) => {
      try {
        return await run(used);
      } catch (error) {
        if (!isTokenRefused(error)) throw error;
        if (used.kind === 'anonymous') return run(await renewAnonymous(used));
        return runAsCustomer(await renewCustomer(used), run);
      }
    },
  };
}

function isEnding(session: Session): boolean {
  return session.expiresAt - limits.tokenRefreshLeadSeconds * 1000 <= now().getTime();
}
