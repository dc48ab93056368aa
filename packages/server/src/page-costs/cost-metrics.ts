import { Counter, type Registry } from 'prom-client';
import type { CapabilityTotal, CostRecorder } from './cost-recorder.ts';

interface TotalSource {
  readonly name: string;
  readonly help: string;
  readonly field: keyof CapabilityTotal;
}

const totals: readonly TotalSource[] = [
  { name: 'calls_total', help: 'Calls by capability', field: 'calls' },
  { name: 'call_refusals_total', help: 'Calls over their limit (429) by capability', field: 'refused' },
  { name: 'call_failures_total', help: 'Calls that ended with a fault by capability', field: 'failures' },
  { name: 'call_milliseconds_total', help: 'Milliseconds of calls by capability', field: 'ms' },
];

const addTotal = (registry: Registry, recorder: CostRecorder, { name, help, field }: TotalSource): void => {
  const counter = new Counter({
    name,
    help,
    labelNames: ['capability'],
    registers: [],
    collect() {
      this.reset();
      for (const [capability, total] of recorder.totals) this.inc({ capability }, total[field]);
    },
  });
  registry.registerMetric(counter);
};

/** Never by site: an installation may have thousands. Read from plain numbers when somebody asks. */
export const addCostMetrics = (registry: Registry, recorder: CostRecorder): void => {
  for (const total of totals) addTotal(registry, recorder, total);
  const pages = new Counter({
    name: 'page_milliseconds_total',
    help: 'Milliseconds of building pages, by what took them',
    labelNames: ['part'],
    registers: [],
    collect() {
      this.reset();
      this.inc({ part: 'render' }, recorder.pageTotals.renderMs);
      this.inc({ part: 'read' }, recorder.pageTotals.readMs);
    },
  });
  registry.registerMetric(pages);
};
