import { createHash } from 'node:crypto';

export type ServerSettings = Readonly<Record<string, string>>;

/**
 * For a small machine that also runs everything else. They go on the command line rather than into
 * postgresql.conf, so that a folder made by an earlier program gets the settings of this one.
 */
export const smallMachineSettings: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  // Parallel workers share memory through /dev/shm, which containers keep at 64 MB: big joins would fail there.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are the program's to report; here they would put people's data into a file nobody rotates.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
};

/** Shown in the title of every process of this cluster, so that they can be told from those of another. */
export function clusterMark(cluster: string): string {
  return `sitewright-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
}

export function serverArguments(cluster: string, settings: ServerSettings): string[] {
  const all = { ...smallMachineSettings, ...settings, cluster_name: clusterMark(cluster) };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
