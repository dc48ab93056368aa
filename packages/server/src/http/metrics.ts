import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import type { FairPool } from '../database/index.ts';

interface GaugeSource {
  readonly name: string;
  readonly help: string;
  /** Called when the metrics are read. */
  read(): number;
}

export const addGauge = (registry: Registry, { name, help, read }: GaugeSource): void => {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(gauge);
};

/** Of the pool that calls and jobs take their connections from. */
export const addConnectionMetrics = (registry: Registry, pool: FairPool): void => {
  addGauge(registry, {
    name: 'database_connections_in_use',
    help: 'Database connections in use',
    read: () => pool.inUse,
  });
  addGauge(registry, {
    name: 'database_connections_waiting',
    help: 'Calls and jobs that wait for a database connection',
    read: () => pool.waiting,
  });
  const refused = new Counter({
    name: 'database_connections_refused_total',
    help: 'Calls and jobs that got no database connection because too many waited, or waited too long',
    registers: [],
    collect() {
      this.reset();
      this.inc(pool.refused);
    },
  });
  registry.registerMetric(refused);
};

/** The metrics of this node. */
export interface Metrics {
  readonly registry: Registry;
  stop(): void;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  addGauge(registry, {
    name: 'process_resident_memory_bytes',
    help: 'Resident memory size in bytes',
    read: () => process.memoryUsage.rss(),
  });
  addGauge(registry, {
    name: 'process_uptime_seconds',
    help: 'Seconds since the process was started',
    read: () => Math.round(process.uptime()),
  });
  addGauge(registry, {
    name: 'event_loop_delay_p99_seconds',
    help: 'The 99th percentile of the event loop delay since the start',
    read: () => delay.percentile(99) / 1e9,
  });
  return { registry, stop: () => delay.disable() };
};
