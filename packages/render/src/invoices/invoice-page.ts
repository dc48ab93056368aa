import { invoiceTextsIn, type PrintedInvoice } from '@sitewright/domain/invoices';
import { escapeAttribute, escapeText } from '@sitewright/template';
import { invoiceStyles } from './invoice-styles.ts';

/** Its hash is in the Content-Security-Policy of the page. */
export const printScript =
  "const button=document.querySelector('button');button.hidden=false;button.addEventListener('click',()=>print())";

const lines = (texts: readonly string[]): string =>
  texts.map((text) => `<span>${escapeText(text)}</span>`).join('');

const cells = (tag: 'td' | 'th', texts: readonly string[]): string =>
  texts.map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escapeText(text)}</${tag}>`).join('');

const facts = (listed: PrintedInvoice['facts'], className: string): string =>
  `<dl class="${className}">${listed
    .map(({ name, value }) => `<div><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd></div>`)
    .join('')}</dl>`;

const table = (head: readonly string[], rows: readonly string[], label: string): string =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${escapeAttribute(label)}"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row}</tr>`)
    .join('')}</tbody></table></div>`;

const itemRow = ({ title, detail, cells: values }: PrintedInvoice['lines'][number]): string =>
  `<td>${escapeText(title)}${detail === '' ? '' : `<small>${escapeText(detail)}</small>`}</td>${cells('td', values)}`;

const note = (text: string): string => (text === '' ? '' : `<p class="note">${escapeText(text)}</p>`);

const article = (print: PrintedInvoice): string =>
  `<article>${print.testNote === '' ? '' : `<p class="test">${escapeText(print.testNote)}</p>`}` +
  `<header><address>${lines(print.seller)}</address></header><h1>${escapeText(print.title)}</h1>` +
  `<div class="parties"><div><h2>${escapeText(print.billTo)}</h2><address>${lines(print.buyer)}</address></div>${facts(print.facts, 'facts')}</div>` +
  table(print.columns, print.lines.map(itemRow), print.columns[0] ?? '') +
  note(print.priceNote) +
  `<div class="sums">${
    print.taxes.length === 0
      ? ''
      : table(
          print.taxColumns,
          print.taxes.map((row) => cells('td', row)),
          print.taxColumns[0] ?? '',
        )
  }${facts(print.totals, 'totals')}</div>` +
  `${note(print.footer)}</article>`;

/** The page of an invoice or credit note, made for printing; browsers save it as a PDF. */
export const invoicePage = (print: PrintedInvoice, orderUrl: string): string => {
  const texts = invoiceTextsIn(print.language);
  return (
    `<!doctype html><html lang="${escapeAttribute(print.language)}"><head><meta charset="utf-8"><title>${escapeText(print.title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${invoiceStyles}</style></head>` +
    `<body><nav><a href="${escapeAttribute(orderUrl)}">${escapeText(texts.back)}</a><button type="button" hidden>${escapeText(texts.print)}</button>` +
    `<p>${escapeText(texts.printHint)}</p></nav><main>${article(print)}</main><script>${printScript}</script></body></html>`
  );
};
