'use client';

import { useState } from 'react';
import { AddressDialogHost } from '@/components/address/address-dialog-host';
import { QueryIsland } from '@/components/browser/query-island';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Row, State } from './specimen';

const stores = [
  { id: 'Store-lyndale', name: 'Lyndale Avenue', street: '6400 Lyndale Ave S', city: 'Richfield' },
];

const openers = [
  ['dialog', '520 px', 'Open a dialog'],
  ['wide', '860 px', 'Open a wide dialog'],
  ['confirm', 'Yes or no', 'Ask a question'],
  ['address', 'Recipient address', 'Enter an address'],
] as const;

/** Dialogs, to be opened. */
export function Dialogs() {
  const [open, setOpen] = useState<(typeof openers)[number][0] | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Row>
        {openers.map(([dialog, name, words]) => (
          <State key={dialog} name={name}>
            <Button kind="secondary" onClick={() => setOpen(dialog)}>
              {words}
            </Button>
          </State>
        ))}
      </Row>
      <p role="status" className="mt-3 text-sm text-ink-2">
        {answer && `Answered: ${answer}`}
      </p>
      <Dialog
        open={open === 'dialog' || open === 'wide'}
        onClose={close}
        title="When should it arrive?"
        width={open === 'wide' ? 'wide' : 'normal'}
      >
        <p className="mt-2 text-ink-2">We deliver Monday to Saturday, and on some holidays.</p>
      </Dialog>
      <QueryIsland>
        <AddressDialogHost
          open={open === 'address'}
          purpose="recipient"
          stores={stores}
          onClose={close}
          onSave={({ Street1, City }) => setAnswer(`${Street1}, ${City}`)}
        />
      </QueryIsland>
      <ConfirmDialog
        open={open === 'confirm'}
        question="Are you sure you want to delete this address?"
        consequence="Orders that were placed keep it."
        onAnswer={(yes) => {
          setAnswer(yes ? 'yes' : 'no');
          close();
        }}
      />
    </>
  );
}
