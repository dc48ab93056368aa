import { escapeText, scopedFormatter } from '@sitewright/template';
import { textField } from '../data/index.ts';
import { localizedText } from '../languages/index.ts';
import { printerOf } from './field-values.ts';

/** An answered form field in the summary of an order. */
export const summaryFormField = scopedFormatter(() => (field, context) => {
  const value =
    printerOf(textField(field, 'type'))(field, context) ||
    localizedText(context, 'productSummaryFormNoAnswerText', 'N/A');
  return (
    `<div style="font-size:11px; margin-top:3px">\n` +
    `  <span style="font-weight:bold;">${escapeText(textField(field, 'rawTitle'))}:</span> ${value}\n</div>`
  );
});
