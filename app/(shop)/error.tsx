'use client';

import { FailurePage } from '@/components/shell/failure-page';

/** A render failure in the browser, inside the shop's own frame. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return <FailurePage detail={error.digest ? `Reference ${error.digest}` : error.message} />;
}
