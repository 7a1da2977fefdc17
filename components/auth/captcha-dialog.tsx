'use client';

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '@/components/ui/dialog/dialog';
import { CaptchaBox } from './captcha-box';
import { authTexts } from './texts';

/** The captcha in a dialog: it ends by itself when it is passed, and with a step back to what did not ask for it. */
function CaptchaDialog({ onEnd }: { onEnd: (token: string | null) => void }) {
  useEffect(() => {
    const close = () => onEnd(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [onEnd]);
  return (
    <Dialog open onClose={() => onEnd(null)} title={authTexts.captchaTitle}>
      <p className="mb-4 mt-2 text-ink-2">{authTexts.captchaWhy}</p>
      <CaptchaBox
        onToken={(token) => {
          if (token) onEnd(token);
        }}
      />
    </Dialog>
  );
}

/** Opens the dialog over whatever is shown; the token, or `null` when it was closed. The focus goes back to where it was. */
export function openCaptcha(): Promise<string | null> {
  return new Promise((resolve) => {
    let ended = false;
    const before = document.activeElement;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <CaptchaDialog
        onEnd={(token) => {
          // Work that was under way when the dialog was closed ends later.
          if (ended) return;
          ended = true;
          root.unmount();
          if (before instanceof HTMLElement) before.focus();
          resolve(token);
        }}
      />,
    );
  });
}
