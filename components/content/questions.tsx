import type { Document } from '@contentful/rich-text-types';
import { textParts } from '@/lib/content/text-parts';
import { Icon } from '@/components/ui/icon';
import { RichText } from './rich-text';

/** A text of questions, each opening on its answer; an address with a question's name (`#…`) opens that one. */
export function Questions({ body }: { body: Document }) {
  const { lead, parts } = textParts(body);
  return (
    <>
      {lead && <RichText body={lead} />}
      <div className="border-t border-line">
        {parts.map(({ id, heading, body: answer }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
              <h2 className="text-name">{heading}</h2>
              <span className="shrink-0 transition-transform group-open:rotate-180"><Icon name="chevronDown" size={18} /></span>
            </summary>
            <div id={id} className="pb-5"><RichText body={answer} /></div>
          </details>
        ))}
      </div>
    </>
  );
}
