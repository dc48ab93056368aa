import type { TagSpan } from '@sitewright/template';
import { readMarkup, type OwnMarkup } from './source-markup.ts';
import type { ScriptMarkName } from './script-markers.ts';

export interface MarkedTemplate {
  readonly source: string;
  readonly markup: OwnMarkup;
  /** Whether data is printed into a script. */
  readonly hasOpenScripts: boolean;
}

const print = (name: ScriptMarkName): string => `{@|page-script-mark ${name}}`;

/**
 * Reads what a template's own text asks for, and marks the scripts in which it prints data: their places and those of the
 * values in them are known from the template, whatever the data turns out to be.
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
