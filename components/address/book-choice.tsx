'use client';

import { useEffect, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import type { AddressDraft, SavedAddress } from '@/lib/address/draft';
import { fullAddress } from '@/lib/address/full-address';
import { requestBook } from '@/lib/address/requests.client';

/** A saved address instead of typing one. A customer without any, or whose book does not answer, sees nothing. */
export function BookChoice({ onChoose }: { onChoose: (address: AddressDraft) => void }) {
  const [saved, setSaved] = useState<readonly SavedAddress[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    let current = true;
    void requestBook().then((answer) => {
      if (current && answer.ok) setSaved(answer.value.addresses);
    });
    return () => {
      current = false;
    };
  }, []);
  if (saved.length === 0) return null;
  const options = saved.map(({ id, address }) => ({ value: id, label: [address.NickName || `${address.FirstName} ${address.LastName}`, fullAddress(address)].join(': ') }));
  return (
    <SelectField
      label="Saved addresses" value={chosen} options={[{ value: '', label: 'Choose from your address book' }, ...options]}
      onChange={(event) => {
        setChosen(event.target.value);
        const found = saved.find(({ id }) => id === event.target.value);
        if (found) onChoose(found.address);
      }}
    />
  );
}
