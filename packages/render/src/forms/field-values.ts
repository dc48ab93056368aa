import { formTextsIn, likertScores, likertStrings } from '@sitewright/domain/forms';
import { asNumber, asString, escapeText, property, type RenderContext } from '@sitewright/template';
import { isFieldTruthy, isObject, listField, textField } from '../data/index.ts';
import { localizedText } from '../languages/index.ts';

/** Prints the answer to one kind of form field; empty if there is none. */
export type FieldPrinter = (field: unknown, context: RenderContext) => string;

// The reference implementation does not escape answers. They come from shoppers, so here they are escaped.
const answer = (node: unknown, key: string): string => escapeText(textField(node, key));
const valuesOf = (field: unknown): unknown => property(field, 'values');

const address: FieldPrinter = (field) => {
  const values = valuesOf(field);
  const second = isFieldTruthy(values, 'Line2') ? `\n  <div>${answer(values, 'Line2')}</div>` : '';
  const place = `${answer(values, 'City')}, ${answer(values, 'State')} ${answer(values, 'Zip')} ${answer(values, 'Country')}`;
  return (
    `<div style="padding-left:5px;">\n  <div>${answer(values, 'Line1')}</div>${second}` +
    `\n  <div>${place}</div>\n</div>`
  );
};

const plain: FieldPrinter = (field) => answer(field, 'value');

const checkbox: FieldPrinter = (field, context) => {
  const chosen = listField(field, 'values');
  return chosen.length === 0
    ? plain(field, context)
    : `${chosen.map((each) => escapeText(asString(each))).join(', ')}\n`;
};

const date: FieldPrinter = (field) => {
  const values = valuesOf(field);
  return `${answer(values, 'Month')}/${answer(values, 'Day')}/${answer(values, 'Year')}`;
};

const name: FieldPrinter = (field) => {
  const values = valuesOf(field);
  return `${answer(values, 'First')} ${answer(values, 'Last')}`;
};

const phone: FieldPrinter = (field) => {
  const values = valuesOf(field);
  const country = isFieldTruthy(values, 'Country') ? `+${answer(values, 'Country')} ` : '';
  return `${country}${answer(values, 'Areacode')}-${answer(values, 'Prefix')}-${answer(values, 'Line')}`;
};

const time: FieldPrinter = (field) => {
  const values = valuesOf(field);
  const part = (key: string): string => (isFieldTruthy(values, key) ? answer(values, key) : '00');
  return `${part('Hour')}:${part('Minute')}:${part('Second')} ${answer(values, 'Ampm')}`;
};

const NEUTRAL = 0;
const likertTexts = formTextsIn('en');

const likertAnswer = (given: unknown, context: RenderContext): string => {
  const score = likertScores.find((each) => each === asNumber(given)) ?? NEUTRAL;
  return localizedText(context, likertStrings[`likert${score}`], likertTexts[`likert${score}`]);
};

const likert: FieldPrinter = (field, context) => {
  const values = valuesOf(field);
  if (!isObject(values)) return '';
  const lines = Object.entries(values).map(
    ([question, score]) =>
      `\n  <div><span style="font-weight:bold;">${escapeText(question)}:</span> ${likertAnswer(score, context)}</div>`,
  );
  return `<div style="padding-left:5px;">${lines.join('')}\n</div>`;
};

const PRINTERS: ReadonlyMap<string, FieldPrinter> = new Map([
  ['address', address],
  ['checkbox', checkbox],
  ['date', date],
  ['likert', likert],
  ['name', name],
  ['phone', phone],
  ['time', time],
]);

export const printerOf = (type: string): FieldPrinter => PRINTERS.get(type) ?? plain;
