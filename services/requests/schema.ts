import type { Migration } from '@/services/database/migrate';

/** What visitors asked of the house from its pages: who asks, and what they typed, as labels and texts. */
export const publicRequestTables: Migration = {
  name: '022-public-requests',
  statements: [
    `create table services.public_request (id uuid primary key, kind text not null, name text not null, email text not null,
      answers jsonb not null, asked_at timestamptz not null default now())`,
    'create index public_request_email on services.public_request (lower(email))',
    'create index public_request_asked on services.public_request (asked_at)',
  ],
};
