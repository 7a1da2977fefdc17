import { Fragment } from 'react';

/** Words with an email address in them, which breaks after its at sign before it breaks anywhere. */
export function BreakableMail({ text }: { text: string }) {
  return text.split('@').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          @<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
