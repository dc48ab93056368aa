import type { TagSpan } from '@sitewright/template';
import { endOfScript, endOfTag } from '../html/index.ts';
import { maskTags, VALUE } from './mask-tags.ts';
import { runsAsScript } from './script-types.ts';

/** The scripts and form targets in a template's or author's own text, before any data is inserted. */
export interface OwnMarkup {
  readonly scriptTexts: readonly string[];
  readonly scriptHosts: readonly string[];
  readonly formHosts: readonly string[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface ReadMarkup extends OwnMarkup {
  /** Inline scripts with tags in them: their text is not known yet. */
  readonly openScripts: readonly Range[];
}

/** Comments are skipped: markup in them has no effect. */
const ELEMENT = /<!--[\s\S]*?(?:-->|$)|<(script|form|button|input)(?=[\s/>\0])/gi;
const ATTRIBUTE = /(?<=[\s"'/\0])(src|type|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Scheme and host must be literal: the origin of `https://{host}/x.js` is unknown. */
const ORIGIN = new RegExp(`^(?:https?:)?//[^\\s/?#\\\\@${VALUE}]+(?=[/?#]|$)`, 'i');

const originOf = (address: string): string | undefined => {
  const [written] = ORIGIN.exec(address) ?? [];
  if (written === undefined) return undefined;
  const absolute = written.startsWith('//') ? `https:${written}` : written;
  return URL.canParse(absolute) ? new URL(absolute).origin : undefined;
};

/** An attribute may hold the URLs of several branches of a condition. */
export const originsIn = (value: string): string[] =>
  value.split(/\s+/).flatMap((address) => originOf(address.replaceAll('&amp;', '&')) ?? []);

class MarkupReader {
  readonly scriptTexts = new Set<string>();
  readonly scriptHosts = new Set<string>();
  readonly formHosts = new Set<string>();
  readonly openScripts: Range[] = [];
  private readonly source: string;
  private readonly masked: string;

  constructor(source: string, tags: readonly TagSpan[]) {
    this.source = source;
    this.masked = tags.length === 0 ? source : maskTags(source, tags);
  }

  run(): void {
    ELEMENT.lastIndex = 0;
    for (let found = ELEMENT.exec(this.masked); found; found = ELEMENT.exec(this.masked))
      if (found[1] !== undefined) ELEMENT.lastIndex = this.pass(found[1].toLowerCase(), found.index);
  }

  private pass(name: string, start: number): number {
    const end = endOfTag(this.masked, start);
    const attributes = [...this.masked.slice(start, end).matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ''] as const,
    );
    const values = (key: string) => attributes.flatMap(([each, value]) => (each === key ? [value] : []));
    if (name !== 'script') {
      for (const address of values(name === 'form' ? 'action' : 'formaction'))
        this.note(this.formHosts, address);
      return end;
    }
    const textEnd = endOfScript(this.masked, end);
    const [type] = values('type');
    if (type !== undefined && !type.includes(VALUE) && !runsAsScript(type)) return textEnd;
    for (const address of values('src')) this.note(this.scriptHosts, address);
    this.noteText({ start: end, end: textEnd });
    return textEnd;
  }

  private note(hosts: Set<string>, value: string): void {
    for (const origin of originsIn(value)) hosts.add(origin);
  }

  private noteText({ start, end }: Range): void {
    const text = this.source.slice(start, end);
    if (text === '') return;
    if (text === this.masked.slice(start, end)) this.scriptTexts.add(text);
    else this.openScripts.push({ start, end });
  }
}

/** Reads a template's source, or HTML by a contributor with the permission `code`. */
export const readMarkup = (source: string, tags: readonly TagSpan[] = []): ReadMarkup => {
  const reader = new MarkupReader(source, tags);
  reader.run();
  const { scriptTexts, scriptHosts, formHosts, openScripts } = reader;
  return {
    scriptTexts: [...scriptTexts],
    scriptHosts: [...scriptHosts],
    formHosts: [...formHosts],
    openScripts,
  };
};
