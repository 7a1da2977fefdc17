import { buttonClass } from '@/components/ui/button';

/** A render failure: 'Something went wrong.', the way home, details folded (specification A2). A full load leads home: the router may be part of it. */
export function FailurePage({ detail }: { detail: string }) {
  return (
    <main id="main" className="shop section max-w-xl! text-center">
      <h1 className="text-h1">Something went wrong.</h1>
      <p className="mt-3 text-ink-2">This page didn’t load. Your cart is safe.</p>
      <a href="/" className={buttonClass('primary', 'normal', 'mt-6')}>
        Go Back Home
      </a>
      <details className="mt-8 text-left text-sm text-ink-2">
        <summary className="text-link tap">Error details</summary>
        <p className="mt-2 font-mono text-xs">{detail}</p>
      </details>
    </main>
  );
}
