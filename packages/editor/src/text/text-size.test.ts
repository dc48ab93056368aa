// @vitest-environment happy-dom
import { textLimits } from '@sitewright/domain/text';
import { getSchema } from '@tiptap/core';
import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { cleanPastedHtml } from './paste/clean-paste.ts';
import { writeDocument } from './schema/stored-document.ts';
import { textExtensions } from './schema/text-extensions.ts';

const schema = getSchema([...textExtensions]);

const bytesOf = (html: string): number => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const stored = writeDocument(NodeParser.fromSchema(schema).parse(holder));
  return new TextEncoder().encode(JSON.stringify(stored)).length;
};

it.each([
  ['plain paragraphs', '<p>Some words in a line.</p>'],
  ['one letter each', '<p>a</p>'],
  ['marks upon marks', '<p><b>a</b><i>b</i><u>c</u><s><b><i>d</i></b></s></p>'],
  ['links', '<p><a href="https://a.example/a/long/way?to=the&amp;page=1">x</a></p>'],
  ['lists', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['tables', '<table><tr><td>a</td><td>b</td></tr></table>'],
  ['signs of three bytes', '<p>漢字仮名交じり文</p>'],
  ['quotes and backslashes', '<p>"\\"\\"\\"</p>'],
  ['lines', '<p>a<br>b<br>c</p>'],
])('[EDT-02] what is left of a paste that was cut can be saved: %s', (_, part) => {
  const budget = textLimits.BYTES / 40;
  const { html, isCut } = cleanPastedHtml(part.repeat(500), budget);
  expect(isCut).toBe(true);
  expect(bytesOf(html)).toBeLessThanOrEqual(budget);
  expect(bytesOf(html)).toBeGreaterThan(budget / 4);
});
