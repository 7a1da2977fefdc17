/** @jest-environment node */
import { destinationTypes } from '@/lib/address/destination-types';
import { destinationLabel, typeChoices, typeChoiceValue } from '@/lib/address/type-choices';

describe('type and recipient as one choice', () => {
  it('lists every destination of a delivery, with each of its recipients', () => {
    expect(typeChoices.map(({ label }) => label)).toEqual([
      'Residence',
      'Business',
      'Hospital, patient',
      'Hospital, staff',
      'Funeral Home',
      'Church, staff',
      'Church, in memory of',
      'Cemetery',
      'School',
    ]);
    for (const { type, recipient } of typeChoices) {
      const { recipients } = destinationTypes.find((known) => known.type === type)!;
      expect(recipient === '' ? recipients.length : recipients.includes(recipient)).toBe(
        recipient === '' ? 0 : true,
      );
    }
  });

  it.each([
    ['Residence', '', 'Residence|', 'Residence'],
    ['Hospital', 'Staff', 'Hospital|Staff', 'Hospital, staff'],
    ['Hospital', '', 'Hospital|Patient', 'Hospital, patient'],
    ['Hospital', 'In Memory Of', 'Hospital|Patient', 'Hospital, patient'],
    ['Church', 'In Memory Of', 'Church|In Memory Of', 'Church, in memory of'],
    ['Cemetery', '', 'Cemetery|InMemoryOf', 'Cemetery'],
    ['FuneralHome', 'InMemoryOf', 'FuneralHome|InMemoryOf', 'Funeral Home'],
    ['Residence', 'Staff', 'Residence|', 'Residence'],
    ['InStorePickUp', '', 'InStorePickUp|', 'In-Store Pickup'],
    ['Email', '', 'Email|', 'Email'],
    ['Moon', '', 'Moon|', ''],
  ])('%s with “%s”', (type, recipient, value, label) => {
    expect([typeChoiceValue(type, recipient), destinationLabel(type, recipient)]).toEqual([
      value,
      label,
    ]);
  });
});
