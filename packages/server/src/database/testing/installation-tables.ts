/**
 * Tables whose rows belong to the installation and not to one site, with the reason. Every other table must lead
 * its primary key with `website_id`; a test holds that. A new entry is a decision: it is reviewed, not added in passing.
 */
export const installationTables: Readonly<Record<string, string>> = {
  accounts: 'one person may contribute to several sites with one password',
  contributor_sessions: 'found by the hash of a cookie before the site is known to be theirs',
  hosts: 'finds the site of a request by its host name',
  installation_settings: 'the secret and other settings that all nodes and sites share',
  job_schedules: 'one clock for the whole installation',
  jobs: 'one queue that workers lease from; a job may belong to no site',
  mail_outbox: 'one queue that the mailer leases from; a mail may belong to no site',
  password_resets: 'found by the hash of a token from a mail, for an account',
  rate_limits: 'counts by address, whichever site is asked',
  schema_migration_lock: 'one row that nodes lock while they migrate',
  schema_migrations: 'which migrations ran: one schema for all sites',
};
