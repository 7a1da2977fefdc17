'use client';

import { useEffect, useRef, useState } from 'react';
import { latePart } from '@/components/browser/late-part';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import type { RequestKind } from '@/lib/requests/request-kinds';
import { formComing, FormNotLoaded } from './form-not-loaded';
import { requestTexts } from './request-texts';

const nearby = '800px';

const RequestForm = latePart(
  () => import('./request-form'),
  (props) => <FormNotLoaded {...props} buttonRef={handOnFocus} />,
  <div className="min-h-120">{formComing}</div>,
);

/** The place of a request form: its script is fetched when it comes near, so that a page is as light as without it. Without script it says how to reach the house. */
export function LateRequestForm({ kind }: { kind: RequestKind }) {
  const place = useRef<HTMLDivElement>(null);
  const unhydrated = useUnhydrated();
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: nearby },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (near) return <RequestForm.Part kind={kind} />;
  return (
    <div ref={place} className="min-h-120">
      {unhydrated ? <NeedsScript>{requestTexts.needsScript}</NeedsScript> : formComing}
    </div>
  );
}
