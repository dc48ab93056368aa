import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;

const lineOf = (name: string, labels: Labels, value: number): string => {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
};

interface Counter {
  readonly name: string;
  readonly labels: Labels;
  value: number;
}

/** Counters and gauges of this node, in the text form that Prometheus reads. */
export class Metrics {
  readonly #counters = new Map<string, Counter>();
  readonly #gauges = new Map<string, () => number>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
    this.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
    this.gauge('process_uptime_seconds', () => Math.round(process.uptime()));
    this.gauge('event_loop_delay_p99_seconds', () => this.#delay.percentile(99) / 1e9);
  }

  /** Find it once and count on it: a hot path must not look it up by labels. */
  counter(name: string, labels: Labels = {}): { add(): void } {
    const key = lineOf(name, labels, 0);
    let counter = this.#counters.get(key);
    if (!counter) this.#counters.set(key, (counter = { name, labels, value: 0 }));
    const found = counter;
    return {
      add: () => {
        found.value += 1;
      },
    };
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  toText(): string {
    const counters = [...this.#counters.values()].map(({ name, labels, value }) =>
      lineOf(name, labels, value),
    );
    const gauges = [...this.#gauges].map(([name, read]) => lineOf(name, {}, read()));
    return `${[...counters, ...gauges].join('\n')}\n`;
  }

  stop(): void {
    this.#delay.disable();
  }
}
