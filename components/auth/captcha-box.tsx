'use client';

import { useEffect, useId, useRef, useState } from 'react';
import {
  earnToken,
  offerOfShop,
  showRecaptcha,
  type BrowserOffer,
} from '@/components/auth/solve-captcha';
import { useLatest } from '@/components/browser/use-latest';
import { FieldNote } from '@/components/ui/form/field-note';
import { Notice } from '@/components/ui/notice';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { authTexts } from './texts';

interface CaptchaBoxProps {
  /** A token, or `null` when it has ended. */
  onToken: (token: string | null) => void;
  error?: string;
  /** Whether the focus comes here when the box does. */
  autoFocus?: boolean;
}

/** The captcha: Google's box where the shop has a site key, a box that proves work where it has none; words and the phone where it does not come. */
export function CaptchaBox({ onToken, error, autoFocus = false }: CaptchaBoxProps) {
  const [offer, setOffer] = useState<BrowserOffer | 'none' | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let ignore = false;
    void offerOfShop().then((made) => {
      if (!ignore) setOffer(made ?? 'none');
    });
    return () => {
      ignore = true;
    };
  }, [turn]);
  const again = () => {
    setOffer(null);
    setTurn(turn + 1);
  };
  if (offer === 'none')
    return (
      <>
        <CaptchaMissing onAgain={again} />
        <FieldNote id="captcha-note" error={error} />
      </>
    );
  if (offer?.kind === 'recaptcha')
    return (
      <GoogleBox
        siteKey={offer.siteKey}
        onToken={onToken}
        error={error}
        autoFocus={autoFocus || turn > 0}
      />
    );
  return <WorkBox onToken={onToken} error={error} autoFocus={autoFocus || turn > 0} />;
}

/** Says that the captcha is not there: what can be done about it, and the phone for whom nothing helps. */
function CaptchaMissing({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice tone="error">
      {authTexts.captchaMissing}{' '}
      <button type="button" className="text-link" onClick={onAgain}>
        {authTexts.captchaAgain}
      </button>{' '}
      {authTexts.captchaCall} <OrderPhone />.
    </Notice>
  );
}

function GoogleBox({ siteKey, onToken, error, autoFocus }: CaptchaBoxProps & { siteKey: string }) {
  const [state, setState] = useState<'coming' | 'shown' | 'missing'>('coming');
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const report = useLatest(onToken);
  useEffect(() => {
    if (!place.current) return;
    if (autoFocus || turn > 0) place.current.focus();
    return showRecaptcha(place.current, siteKey, {
      onToken: (token) => report.current?.(token),
      onState: setState,
    });
  }, [siteKey, autoFocus, turn, report]);
  return (
    <div>
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={authTexts.captchaBox}
        className={state === 'missing' ? '' : 'min-h-20'}
      />
      {state === 'coming' && (
        <p role="status" className="text-sm text-ink-2">
          {authTexts.captchaComing}
        </p>
      )}
      {state === 'missing' && (
        <CaptchaMissing
          onAgain={() => {
            setState('coming');
            setTurn(turn + 1);
          }}
        />
      )}
      <FieldNote id="captcha-note" error={error} />
    </div>
  );
}

function WorkBox({ onToken, error, autoFocus }: CaptchaBoxProps) {
  const id = useId();
  const [state, setState] = useState<'rest' | 'working' | 'done' | 'failed'>('rest');
  const work = async () => {
    setState('working');
    const token = await earnToken();
    setState(token ? 'done' : 'failed');
    onToken(token);
  };
  const said = {
    rest: '',
    working: authTexts.captchaChecking,
    done: '✓',
    failed: authTexts.captchaFailed,
  }[state];
  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-14 items-center gap-3 rounded-pane border border-line-strong bg-card px-4 py-2"
      >
        <input
          id={id}
          type="checkbox"
          autoFocus={autoFocus}
          className="size-5 accent-aubergine-700"
          checked={state === 'working' || state === 'done'}
          aria-busy={state === 'working'}
          onChange={(event) => {
            // Not disabled meanwhile, which would lose the focus.
            if (state === 'working') return;
            if (event.target.checked) void work();
            else {
              setState('rest');
              onToken(null);
            }
          }}
          aria-describedby={error ? `${id}-more` : undefined}
        />
        {authTexts.captchaBox}
        <span role="status" className="text-sm text-ink-2">
          {said}
        </span>
      </label>
      {state === 'failed' && (
        <p className="mt-1 text-sm text-ink-2">
          {authTexts.captchaStill} <OrderPhone />.
        </p>
      )}
      <FieldNote id={`${id}-more`} error={error} />
    </div>
  );
}
