import { brand } from '@/lib/config/brand';
import { OrderPhone } from '@/components/ui/order-phone';
import { requestForms, type RequestKind } from '@/lib/requests/request-kinds';
import { LateRequestForm } from './late-request-form';

/** Where a page's button leads. */
export const requestAnchor = 'request';

/** The form of a content page, beside what happens once it is sent and how else to reach the house. */
export function RequestSection({ kind }: { kind: RequestKind }) {
  const { title, next } = requestForms[kind];
  return (
    <section
      id={requestAnchor}
      aria-labelledby="request-heading"
      className="section scroll-mt-6 rounded-panel bg-glass px-4 py-6 sm:px-8 sm:py-8"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="request-heading" className="text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-(--container-text)">{next}</p>
          <p className="mt-3 text-ink-2">
            Rather talk? <OrderPhone />, Monday to Saturday, or{' '}
            <a className="text-link break-words" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </div>
        <div className="rounded-panel bg-card p-4 sm:p-6">
          <LateRequestForm kind={kind} />
        </div>
      </div>
    </section>
  );
}
