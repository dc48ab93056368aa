import { ZONE_ABBREVIATIONS } from './zone-abbreviations.ts';

export const DEFAULT_TIME_ZONE = 'America/New_York';
const CACHE_SIZE = 100;
/** Offsets change only at quarter hours. */
const BUCKET = 900_000;
const MINUTE = 60_000;
/** Before the year 1, `Intl` needs an era; such times are shown in UTC. */
const EARLIEST = -62_135_596_800_000;
const WINTER = Date.UTC(2024, 0, 1);
const SUMMER = Date.UTC(2024, 6, 1);

export class TimeZone {
  readonly name: string;
  private readonly clock: Intl.DateTimeFormat;
  private readonly names: { short?: Intl.DateTimeFormat; long?: Intl.DateTimeFormat } = {};
  private bucket = Number.NaN;
  private bucketOffset = 0;
  private namedBucket = Number.NaN;
  private abbreviation = '';

  constructor(name: string) {
    this.name = name;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    this.clock = new Intl.DateTimeFormat('en-US', { timeZone: name, hourCycle: 'h23', ...date, ...time });
  }

  /** Milliseconds to add to UTC. */
  offsetAt(epoch: number): number {
    const bucket = Math.floor(epoch / BUCKET);
    if (bucket !== this.bucket) {
      this.bucketOffset = epoch < EARLIEST ? 0 : this.measureOffset(bucket * BUCKET);
      this.bucket = bucket;
    }
    return this.bucketOffset;
  }

  /** `EST`, `CEST`, or digits such as `+0545` if a zone has no abbreviation. */
  abbreviationAt(epoch: number): string {
    const bucket = Math.floor(epoch / BUCKET);
    if (bucket !== this.namedBucket) {
      this.abbreviation = this.findAbbreviation(epoch);
      this.namedBucket = bucket;
    }
    return this.abbreviation;
  }

  private findAbbreviation(epoch: number): string {
    const offset = this.offsetAt(epoch);
    // Locale data has no names before 1970; today's winter or summer time with the same offset has the same
    // name.
    const alike = [epoch, WINTER, SUMMER].filter((time) => this.offsetAt(time) === offset);
    return alike.map((time) => this.lettersAt(time)).find((letters) => letters !== '') ?? digitsOf(offset);
  }

  private lettersAt(epoch: number): string {
    const short = this.nameAt(epoch, 'short');
    return /^GMT[+-]/.test(short) ? (ZONE_ABBREVIATIONS.get(this.nameAt(epoch, 'long')) ?? '') : short;
  }

  private measureOffset(epoch: number): number {
    const parts = new Map(this.clock.formatToParts(epoch).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const day = new Date(0);
    day.setUTCFullYear(part('year'), part('month') - 1, part('day'));
    day.setUTCHours(part('hour'), part('minute'), part('second'));
    return day.getTime() - epoch;
  }

  private nameAt(epoch: number, timeZoneName: 'short' | 'long'): string {
    this.names[timeZoneName] ??= new Intl.DateTimeFormat('en-US', { timeZone: this.name, timeZoneName });
    const parts = this.names[timeZoneName].formatToParts(epoch);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  }
}

/** `+05:30` */
export const formatOffset = (offset: number): string => {
  const minutes = Math.abs(Math.round(offset / MINUTE));
  const pad = (value: number): string => `${value}`.padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
};

const digitsOf = (offset: number): string => formatOffset(offset).replace(/:00$|:/, '');

const cache = new Map<string, TimeZone>();

/**
 * The zone of a name, or UTC if unknown. Caches the last hundred: creating one costs as much as a small page.
 */
export const timeZone = (name: string): TimeZone => {
  const known = cache.get(name);
  const zone = known ?? createZone(name);
  cache.delete(name);
  cache.set(name, zone);
  if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
  return zone;
};

const createZone = (name: string): TimeZone => {
  try {
    return new TimeZone(name);
  } catch {
    return new TimeZone('UTC');
  }
};
