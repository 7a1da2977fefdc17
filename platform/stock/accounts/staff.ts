import type { StockSellerUser } from '@/platform/stock/stock-shape';
import type { staffRoles } from '@/lib/orders/staff-roles';

/** What every one of the demo's staff logs in with. */
const password = 'Stems-at-five-26';

interface Member {
  username: string;
  first: string;
  last: string;
  role: (typeof staffRoles)[number];
}

const members: readonly Member[] = [
  { username: 'dora', first: 'Dora', last: 'Lindgren', role: 'BenchDesigner' },
  { username: 'dan', first: 'Dan', last: 'Okafor', role: 'BenchDriver' },
  { username: 'lena', first: 'Lena', last: 'Vang', role: 'BenchLead' },
  { username: 'omar', first: 'Omar', last: 'Reyes', role: 'BenchOffice' },
];

/** The demo house's own people, one of each role. */
export const staff: StockSellerUser[] = members.map(({ username, first, last, role }) => ({
  ID: `staff-${username}`,
  Username: username,
  FirstName: first,
  LastName: last,
  Email: `${username}@staff.lilacandloam.example`,
  Active: true,
  AvailableRoles: [role],
  password,
}));
