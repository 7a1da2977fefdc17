'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { TryAgain } from '@/components/ui/try-again';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import type { RequestKind } from '@/lib/requests/request-kinds';
import { requestTexts } from './request-texts';

const nearby = '800px';

/** The place of a request form: its script is fetched when it comes near, so that a page is as light as without it. Without script it says how to reach the house. */
export function LateRequestForm({ kind }: { kind: RequestKind }) {
  const place = useRef<HTMLDivElement>(null);
  const unhydrated = useUnhydrated();
  const [Form, setForm] = useState<ComponentType<{ kind: RequestKind }> | 'failed' | null>(null);

  const load = () =>
    import('./request-form').then(
      ({ RequestForm }) => setForm(() => RequestForm),
      () => setForm('failed'),
    );
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: nearby },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (Form === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>
          {requestTexts.notLoaded} <OrderPhone />
        </p>
        <TryAgain size="small" onClick={() => void load()} />
      </div>
    );
  if (Form) return <Form kind={kind} />;
  return (
    <div ref={place} className="min-h-120">
      {unhydrated ? (
        <NeedsScript>{requestTexts.needsScript}</NeedsScript>
      ) : (
        <p role="status" className="text-ink-2">
          {requestTexts.loading}
        </p>
      )}
    </div>
  );
}
