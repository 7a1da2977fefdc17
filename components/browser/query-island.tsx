'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

/** The query cache of the pages that need one: cart, checkout, confirmation, the account, an order's own page (decision 135). */
export function QueryIsland({ children }: { children: React.ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Without a network it is asked all the same: who waits for an answer hears that there is none.
          queries: { retry: 1, networkMode: 'always', refetchOnReconnect: true },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
