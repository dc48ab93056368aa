import type { TagSpan } from '@sitewright/template';
import { endOfScript, endOfTag } from '../html/index.ts';
import { maskTags, VALUE } from './mask-tags.ts';
import { runsAsScript } from './script-types.ts';

/** What a text of the site's authors asks browsers to run and where its forms lead, before any data is put in. */
export interface OwnMarkup {
  /** Texts of inline scripts. */
  readonly scriptTexts: readonly string[];
  /** Origins that scripts are loaded from. */
  readonly scriptHosts: readonly string[];
  /** Origins that forms are sent to. */
  readonly formHosts: readonly string[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface ReadMarkup extends OwnMarkup {
  /** The texts of inline scripts in which tags stand: what they will be is not known yet. */
  readonly openScripts: readonly Range[];
}

/** Comments are passed over: what was commented out neither runs nor is sent. */
const ELEMENT = /<!--[\s\S]*?(?:-->|$)|<(script|form|button|input)(?=[\s/>\0])/gi;
const ATTRIBUTE = /(?<=[\s"'/\0])(src|type|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Host and scheme must be written out: of `https://{host}/x.js` nothing is known. */
const ORIGIN = new RegExp(`^(?:https?:)?//[^\\s/?#\\\\@${VALUE}]+(?=[/?#]|$)`, 'i');

const originOf = (address: string): string | undefined => {
  const [written] = ORIGIN.exec(address) ?? [];
  if (written === undefined) return undefined;
  const absolute = written.startsWith('//') ? `https:${written}` : written;
  return URL.canParse(absolute) ? new URL(absolute).origin : undefined;
};

/** Parts of a condition stand side by side in an attribute, each an address of its own. */
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

/** Reads a template's source, or HTML that somebody with the permission for code wrote. */
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
