'use client';

import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { firstField } from '@/components/ui/form/first-field';
import { LinkWords } from '@/components/ui/link-words';
import { Floret } from '@/components/ui/brand/floret';
import { ShopLink } from '@/components/ui/shop-link';
import { authDialogStore, type AuthTab } from './auth-dialog-store';
import { ForgotForm } from './forgot-form';
import { LogInForm } from './log-in-form';
import { RegisterForm } from './register-form';
import { authTexts } from './texts';
import { useTyped } from './typed';

interface AuthDialogProps {
  tab: AuthTab;
  onClose: () => void;
}

const tabs: readonly AuthTab[] = ['login', 'register', 'forgot'];

/** The auth dialog: three tabs and, where there is room, a promo panel (specification B2). */
export default function AuthDialog({ tab, onClose }: AuthDialogProps) {
  const [enhanced, setEnhanced] = useState(false);
  const [tabSwitches, setTabSwitches] = useState(0);
  const typed = useTyped();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = tabSwitches > 0 && shown.current && firstField(shown.current);
    if (first instanceof HTMLElement) first.focus();
  }, [tabSwitches]);
  useEffect(() => {
    // Back leads to another page, which did not open it.
    const close = () => authDialogStore.show(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const show = (next: AuthTab, strict = false) => {
    setEnhanced(strict);
    authDialogStore.show(next);
  };
  /** To another tab from within a form: its control goes, so the focus leaves it first and then goes into the other form. */
  const lead = (next: AuthTab, strict = false) => {
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
    show(next, strict);
    setTabSwitches((before) => before + 1);
  };
  return (
    <Dialog open onClose={onClose} title={authTexts.tabs[tab]} width="wide">
      <div className="mt-4 grid gap-8 md:grid-cols-[minmax(0,1fr)_260px]">
        <Tabs.Root value={tab} onValueChange={(next) => show(next as AuthTab)}>
          <Tabs.List ref={list} className="mb-5 flex border-b border-line">
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name} className="auth-tab">
                {authTexts.tabs[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {/* Its key takes the form before away in the same moment: the library would leave it standing beside the next one for its exit. */}
          <Tabs.Panel key={tab} ref={shown} value={tab}>
            {tab === 'login' && (
              <LogInForm
                typed={typed}
                onDone={onClose}
                onForgot={(strict) => lead('forgot', strict)}
              />
            )}
            {tab === 'register' && (
              <RegisterForm typed={typed} onDone={onClose} onLogIn={() => lead('login')} />
            )}
            {tab === 'forgot' && <ForgotForm typed={typed} enhanced={enhanced} />}
          </Tabs.Panel>
        </Tabs.Root>
        <aside
          aria-label={authTexts.promoHeading}
          className="on-dark relative hidden overflow-hidden rounded-panel bg-lilac-800 p-6 text-white md:block"
        >
          <Floret size={200} className="absolute -bottom-12 -right-12 text-lilac-300 opacity-18" />
          <p className="display text-h3">{authTexts.promoHeading}</p>
          <p className="mt-2 text-lilac-200">{authTexts.promo}</p>
          <p className="mt-4">
            <ShopLink
              href="/customer-service/purple-perks-loyalty-program"
              className="font-strong underline underline-offset-4"
              onClick={onClose}
            >
              <LinkWords text={authTexts.promoLink} about="Purple Perks" />
            </ShopLink>
          </p>
        </aside>
      </div>
    </Dialog>
  );
}
