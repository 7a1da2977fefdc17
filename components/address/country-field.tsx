import { useMemo } from 'react';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/form/select-field';
import { countries } from '@/lib/address/countries';
import { addressDialogTexts } from '@/lib/address/texts';
import { OrderPhone } from '@/components/ui/order-phone';

/** The country, the United States first; for another one the order phone instead of a form that could not deliver (ruling 24). */
export function CountryField({
  section,
  value,
  onChange,
}: {
  section: string;
  value: string;
  onChange: (code: string) => void;
}) {
  const options = useMemo(() => countries(), []);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Country"
        autoComplete={`${section} shipping country`}
        value={value}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== 'US' && (
        <Notice tone="notice">
          {addressDialogTexts.abroad} <OrderPhone className="font-strong underline" />
        </Notice>
      )}
    </div>
  );
}
