/** @jest-environment node */
import { isPostBox } from '@/lib/address/verification/post-box';
import { standardStreet, streetParts } from '@/lib/address/verification/standard-street';
import { findStreet } from '@/services/app-api/address/find-street';

describe('a street line', () => {
  it.each([
    ['2817 colfax avenue', '2817 Colfax Ave'],
    ['2817 Colfax Ave', '2817 Colfax Ave'],
    ['2817  COLFAX AVE.', '2817 Colfax Ave'],
    ['2817 colfax avenue south', '2817 Colfax Ave S'],
    ['100 west lake street', '100 W Lake St'],
    ['800 e 28th st', '800 E 28th St'],
    ["1 o'neil court", "1 O'Neil Ct"],
    ['p.o. box 12', 'PO Box 12'],
    ['Post Office Box 12a', 'PO Box 12A'],
    ['12 oak constructor', '12 Oak Constructor'],
  ])('%j is written %j', (typed, standard) => {
    expect(standardStreet(typed)).toBe(standard);
  });

  it.each([
    ['2817 Colfax Ave S', { house: 2817, name: 'colfax' }],
    ['800 East 28th Street', { house: 800, name: '28th' }],
    ['12 1/2 Cedar Row', { house: 12, name: 'cedar' }],
    ['5 North St', { house: 5, name: 'north' }],
    ['2817B Penn Ave N Apt 4', { house: 2817, name: 'penn' }],
    ['One Main Street', { house: 1, name: 'main' }],
    ['Lake St', null],
    ['100', null],
    ['100 A', null],
    ['PO Box 12', null],
    ['', null],
  ])('%j has the parts %j', (line, parts) => {
    expect(streetParts(line)).toEqual(parts);
  });

  it.each([
    ['PO Box 12', true],
    ['p. o. box #7', true],
    ['P.O. BOX A', true],
    ['12 Box Elder Ln', false],
    ['Box 12', false],
    ['12 Post Office Rd', false],
  ])('%j is a post office box: %p', (line, expected) => {
    expect(isPostBox(line)).toBe(expected);
  });
});

describe('a street that is looked for', () => {
  const minneapolis = { city: 'Minneapolis', local: true };
  const edina = { city: 'Edina', local: true };
  const chicago = { city: 'Chicago', local: false };

  it.each<[string, Parameters<typeof findStreet>[1], string | null]>([
    ['2817 Colfax Avenue South', minneapolis, '2817 Colfax Ave S'],
    ['2817 Colfacs Ave', minneapolis, '2817 Colfax Ave'],
    ['2817 colfacs avenue south', minneapolis, '2817 Colfax Ave S'],
    ['400 S 4th St', minneapolis, '400 S 4th St'],
    ['12 Nowhere Blvd', minneapolis, null],
    ['99999 Nowhere Blvd', minneapolis, null],
    ['9000 Colfax Ave S', minneapolis, null],
    ['0 Colfax Ave', minneapolis, null],
    ['12 Anyname Blvd', edina, '12 Anyname Blvd'],
    ['29999 France Ave', edina, '29999 France Ave'],
    ['99999 France Ave', edina, null],
    ['401 N Wabash Ave', chicago, '401 N Wabash Ave'],
    ['99999 Wabash Ave', chicago, '99999 Wabash Ave'],
    ['100000 Wabash Ave', chicago, null],
    ['RR 2 Box 10', chicago, 'Rr 2 Box 10'],
    ['Wabash Ave', chicago, null],
  ])('%j in %j', (line, where, found) => {
    expect(findStreet(line, where)).toBe(found);
  });
});
