'use client';

import { useEffect, useId, useRef, useState } from 'react';
import {
  earnToken,
  offerOfShop,
  showRecaptcha,
  type BrowserOffer,
} from '@/components/auth/solve-captcha';
import { FieldNote } from '@/components/ui/form/field-note';
import { authTexts } from './texts';

interface CaptchaBoxProps {
  /** A token, or `null` when it has ended. */
  onToken: (token: string | null) => void;
  error?: string;
  /** Whether the focus comes here when the box does. */
  autoFocus?: boolean;
}

/** The captcha: Google's box where the shop has a site key, a box that proves work where it has none. */
export function CaptchaBox({ onToken, error, autoFocus = false }: CaptchaBoxProps) {
  const [offer, setOffer] = useState<BrowserOffer | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onToken);
  useEffect(() => {
    report.current = onToken;
  });
  useEffect(() => {
    let gone = false;
    void offerOfShop().then((made) => {
      if (!gone) setOffer(made);
    });
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => {
    if (offer?.kind !== 'recaptcha' || !place.current) return;
    if (autoFocus) place.current.focus();
    void showRecaptcha(place.current, offer.siteKey, (token) => report.current(token));
  }, [offer, autoFocus]);
  if (offer?.kind === 'recaptcha')
    return (
      <div>
        <div
          ref={place}
          tabIndex={-1}
          role="group"
          aria-label={authTexts.captchaBox}
          className="min-h-20"
        />
        <FieldNote id="captcha-note" error={error} />
      </div>
    );
  return <WorkBox onToken={onToken} error={error} autoFocus={autoFocus} />;
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
          disabled={state === 'working'}
          onChange={(event) => {
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
      <FieldNote id={`${id}-more`} error={error} />
    </div>
  );
}
