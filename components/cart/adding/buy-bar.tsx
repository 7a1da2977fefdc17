'use client';

import { useLayoutEffect, useRef, type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { enterOnce } from '@/components/ui/form/act-form';
import { useWide } from '@/components/ui/use-wide';
import { addingTexts } from '@/lib/cart/adding-texts';
import { formatCents } from '@/lib/core/money';
import { useStore } from '@/components/browser/create-store';
import { promisedStore, promisedView } from '../promised-store';
import { GoToCart } from './outcome-notices';

/** Half of it counts; what lies under the bar at the foot of small screens is not in view. */
const options: IntersectionObserverInit = {
  threshold: [0, 0.5, 1],
  rootMargin: '0px 0px -64px 0px',
};

/** Whether an element is in view; taken to be until the browser has said. */
function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setInView(last.intersectionRatio >= 0.5);
    }, options);
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}

interface BuyBarProps {
  /** The page's own button: while it is in view there is no bar. */
  button: RefObject<HTMLButtonElement | null>;
  /** What is bought. */
  title: string;
  /** Its price, and the size or the day that is chosen. */
  facts: string;
  /** What the button says. */
  label: string;
  /** What it says while it is at work. */
  busy?: string;
  added: boolean;
  /** Does what the page's own button does; returns whether nothing was refused. */
  onPress: () => Promise<boolean>;
}

/**
 * Price and button at the foot of a small screen, while the page's own button is out of view. What was refused or taken out of the cart is said
 * beside that one, so the page goes there. A bar that goes while it has the focus hands it to that one.
 */
export function BuyBar({ button, title, facts, label, busy, added, onPress }: BuyBarProps) {
  const focused = useRef(false);
  const inView = useInView(button);
  const shown = !useWide() && !inView;
  useLayoutEffect(() => {
    if (shown || !focused.current) return;
    focused.current = false;
    button.current?.focus({ preventScroll: true });
  }, [shown, button]);
  useLayoutEffect(
    () => () => {
      if (focused.current) button.current?.focus({ preventScroll: true });
    },
    [button],
  );

  // At its end a page with a bar leaves it room (styles/shell.css).
  useLayoutEffect(() => {
    document.documentElement.dataset.buyBar = '';
    return () => {
      delete document.documentElement.dataset.buyBar;
    };
  }, []);

  async function press() {
    if (!(await onPress())) button.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <section
      hidden={!shown}
      aria-label={`${label}: ${title}`}
      className="buy-bar no-print"
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={() => {
        focused.current = false;
      }}
    >
      {shown && (
        <>
          {added ? (
            <p className="min-w-0 grow text-sm">
              <strong className="mr-1.5">{addingTexts.added}</strong>
              <GoToCart />
            </p>
          ) : (
            <p className="min-w-0 grow">
              <BarFacts title={title} facts={facts} />
            </p>
          )}
          <Button
            className="shrink-0 max-sm:px-4"
            busy={busy}
            onClick={() => void press()}
            onKeyDown={enterOnce}
          >
            {label}
            <span className="sr-only"> {title}</span>
          </Button>
        </>
      )}
    </section>
  );
}

/** The price out the door and its day, `$87.20 to 55408, Tuesday`, where they are known, else the product's own price. */
function BarFacts({ title, facts }: { title: string; facts: string }) {
  const promised = promisedView(useStore(promisedStore));
  const { price = null, zip = null, day = null } = promised ?? {};
  const total = price && `${formatCents(price.total)} to ${zip}`;
  const from = total ? null : day && `from ${day.words}`;
  return (
    <>
      <span className="buy-bar-title">{[title, from].filter(Boolean).join(', ')}</span>{' '}
      <strong className="nums block">
        {total ? [total, day?.words].filter(Boolean).join(', ') : facts}
      </strong>
    </>
  );
}
