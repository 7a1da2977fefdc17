import type { Migration } from '@/services/database/migrate';

/** Tables all storefronts share: failed log-ins by a digest of who was tried, and visits that were ended before their cookie. */
export const visitTables: Migration = {
  name: '012-visits',
  statements: [
    'create table services.failed_log_in (key text primary key, failures integer not null, until timestamptz not null)',
    'create index failed_log_in_until on services.failed_log_in (until)',
    'create table services.ended_visit (sid text primary key, until timestamptz not null)',
    'create index ended_visit_until on services.ended_visit (until)',
  ],
};
