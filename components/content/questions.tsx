import type { Document } from '@contentful/rich-text-types';
import { textParts } from '@/lib/content/text-parts';
import { Icon } from '@/components/ui/icon';
import { RichText } from './rich-text';

/** A text of questions, each opening on its answer; an address with a question's name (`#…`) opens that one. Parts after the last question stand open. */
export function Questions({ body }: { body: Document }) {
  const { lead, parts } = textParts(body);
  const asked = parts.findLastIndex(({ heading }) => heading.endsWith('?')) + 1;
  const questions = parts.slice(0, asked || parts.length);
  return (
    <>
      {lead && <RichText body={lead} />}
      <div className="border-t border-line">
        {questions.map(({ id, heading, body: answer }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
              <h2 className="text-name">{heading}</h2>
              <span className="shrink-0 transition-transform group-open:rotate-180">
                <Icon name="chevronDown" size={18} />
              </span>
            </summary>
            <div id={id} className="pb-5">
              <RichText body={answer} />
            </div>
          </details>
        ))}
      </div>
      {parts.slice(questions.length).map(({ id, heading, body: words }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          <div className="mt-2">
            <RichText body={words} />
          </div>
        </section>
      ))}
    </>
  );
}
