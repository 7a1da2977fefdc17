import type { Theme } from '@/lib/content/theme.server';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { styleSections } from './sections';

/** The style guide (specification A2): every token, and every component in every state. */
export function StyleGuidePage({ theme }: { theme: Theme | null }) {
  const sections = styleSections(theme);
  return (
    <main id="main" className="shop pt-1.5">
      <BreadcrumbBar crumbs={[{ label: 'Style guide' }]} />
      <h1 className="mt-2 text-h1">Parts and their states</h1>
      <p className="mt-2 text-ink-2">
        Rest, hover, focus, selected, disabled, loading, empty and error, as they appear across the
        shop.
      </p>
      <nav aria-label="Sections" className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="chip">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="mt-6 rounded-panel border border-line bg-card p-5 md:p-7"
        >
          <h2 id={`${id}-heading`} className="mb-5 text-h3">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </main>
  );
}
