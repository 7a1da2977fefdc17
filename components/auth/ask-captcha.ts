import type { AskCaptcha } from '@/components/browser/ask-captcha';

/** Shows the captcha in a dialog over the page, whose script is fetched now. */
export const askCaptcha: AskCaptcha = () =>
  import('./captcha-dialog').then(
    ({ openCaptcha }) => openCaptcha(),
    () => null,
  );
