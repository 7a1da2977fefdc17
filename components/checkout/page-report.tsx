'use client';

import { useEffect } from 'react';
import { reportPage } from '@/components/analytics/report-page';

/** Reports the page view of a document without the shell (specification A2): entering it is a route change that nothing else sees. */
export function PageReport() {
  useEffect(reportPage, []);
  return null;
}
