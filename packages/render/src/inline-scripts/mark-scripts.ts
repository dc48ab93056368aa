import type { TagSpan } from '@sitewright/template';
import { readMarkup, type OwnMarkup } from './source-markup.ts';
import type { ScriptMarkName } from './script-markers.ts';

export interface MarkedTemplate {
  readonly source: string;
  readonly markup: OwnMarkup;
  /** Whether data is printed into an inline script. */
  readonly hasOpenScripts: boolean;
}

const print = (name: ScriptMarkName): string => `{@|page-script-mark ${name}}`;

/**
 * Reads a template's own markup and puts markers around the inline scripts it prints data into, and around
 * each value. Their positions are thus known from the template, whatever the data.
 */
export const markScripts = (source: string, tags: readonly TagSpan[]): MarkedTemplate => {
  const { openScripts, ...markup } = readMarkup(source, tags);
  let marked = '';
  let position = 0;
  const put = (at: number, name: ScriptMarkName): void => {
    marked += source.slice(position, at) + print(name);
    position = at;
  };
  for (const script of openScripts) {
    put(script.start, 'start');
    for (const tag of tags)
      if (tag.prints && tag.start >= script.start && tag.end <= script.end) {
        put(tag.start, 'value');
        put(tag.end, 'valueEnd');
      }
    put(script.end, 'end');
  }
  return { source: marked + source.slice(position), markup, hasOpenScripts: openScripts.length > 0 };
};
