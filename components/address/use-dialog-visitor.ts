'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useState } from 'react';
import { beforeFirstWrite } from '@/components/session/first-write';
import { visitorStore } from '@/components/session/visitor-store';

/** Who uses the dialog; `null` while the session starts. A session that does not start is an anonymous one: the calls say what is wrong. */
export function useDialogVisitor(): 'customer' | 'anonymous' | null {
  const visitor = useStore(visitorStore);
  const [started, setStarted] = useState(false);
  useEffect(() => {
    let current = true;
    void beforeFirstWrite()
      .then(() => visitorStore.load())
      .finally(() => {
        if (current) setStarted(true);
      });
    return () => {
      current = false;
    };
  }, []);
  if (!started) return null;
  return visitor?.kind === 'customer' ? 'customer' : 'anonymous';
}
