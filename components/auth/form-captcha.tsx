'use client';

import { useEffect, useRef, useState } from 'react';
import { CaptchaBox } from './captcha-box';
import { authTexts } from './texts';

interface Captcha {
  required: boolean;
  token: string | null;
  /** The form was sent without it. */
  missing: boolean;
}

/** The captcha of a form that asks for one once the shop does. It hides once it is solved, with the focus in it: the form's button takes it where it can be pressed, else the field of this name. */
export function useFormCaptcha(field: string) {
  const [captcha, setCaptcha] = useState<Captcha>({ required: false, token: null, missing: false });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!captcha.token || !form.current) return;
    const [button, other] = ['button[type="submit"]:enabled', `input[name="${field}"]`].map((of) =>
      form.current?.querySelector<HTMLElement>(of),
    );
    (button ?? other)?.focus();
  }, [captcha.token, field]);
  return { captcha, setCaptcha, form };
}

interface FormCaptchaProps {
  captcha: Captcha;
  setCaptcha: (captcha: Captcha) => void;
  /** Said in its place once it is solved. */
  passed: string;
}

/** The captcha's place in its form: nothing until it is asked for. */
export function FormCaptcha({ captcha, setCaptcha, passed }: FormCaptchaProps) {
  if (captcha.token)
    return (
      <p role="status" className="text-sm font-strong text-leaf-700">
        {passed}
      </p>
    );
  if (!captcha.required) return null;
  return (
    <CaptchaBox
      autoFocus
      error={captcha.missing ? authTexts.captcha : undefined}
      onToken={(token) => setCaptcha({ required: true, token, missing: false })}
    />
  );
}
