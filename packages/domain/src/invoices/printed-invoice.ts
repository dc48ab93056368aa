import { addressLines } from '../addresses/index.ts';
import { fillText } from '../languages/index.ts';
import { formatPrice, isCurrencyCode } from '../money/index.ts';
import type { InvoiceContent, InvoiceLine } from './invoices-schemas.ts';
import type { InvoiceTexts } from './texts/invoice-texts.ts';
import { invoiceTextsIn } from './texts/invoice-translations.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** An invoice or credit note as it is printed: texts alone, in its own language. */
export interface PrintedInvoice {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  /** Empty on those that count. */
  readonly testNote: string;
  readonly seller: readonly string[];
  readonly facts: readonly Fact[];
  readonly billTo: string;
  readonly buyer: readonly string[];
  readonly columns: readonly string[];
  readonly lines: readonly {
    readonly title: string;
    readonly detail: string;
    readonly cells: readonly string[];
  }[];
  /** Rate, net, tax and total of each tax. */
  readonly taxColumns: readonly string[];
  readonly taxes: readonly (readonly string[])[];
  readonly totals: readonly Fact[];
  /** About the prices; empty where they are net. */
  readonly priceNote: string;
  readonly footer: string;
}

export interface IssuedInvoice {
  readonly id: string;
  readonly content: InvoiceContent;
  readonly issuedAt: Date;
  readonly timeZone: string;
}

interface Printing {
  readonly texts: InvoiceTexts;
  readonly content: InvoiceContent;
  readonly money: (cents: number) => string;
}

const moneyOf = ({ currency, language }: InvoiceContent) => {
  return (cents: number): string =>
    isCurrencyCode(currency) ? formatPrice(cents, { currency, locale: language }) : `${cents} ${currency}`;
};

const countryIn = (code: string, language: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code;

const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

const factsOf = ({ texts, content }: Printing, date: (on: Date) => string, issuedAt: Date): Fact[] =>
  given([
    {
      name: content.invoiceNumber === '' ? texts.invoiceNumber : texts.creditNoteNumber,
      value: content.number,
    },
    { name: texts.forInvoice, value: content.invoiceNumber },
    { name: texts.date, value: date(issuedAt) },
    { name: texts.order, value: `#${content.orderNumber}` },
    { name: texts.orderDate, value: date(new Date(content.orderedOn)) },
    { name: texts.vatId, value: content.seller.vatId },
    { name: texts.taxNumber, value: content.seller.taxNumber },
  ]);

const buyerOf = ({ texts, content: { buyer, language } }: Printing): string[] => [
  ...addressLines({ ...buyer.address, phone: '' }, countryIn(buyer.address.country, language)),
  ...(buyer.vatNumber === '' ? [] : [`${texts.vatId}: ${buyer.vatNumber}`]),
];

const rateText = ({ content: { taxes, language } }: Printing, line: InvoiceLine): string =>
  line.taxes
    .flatMap(({ id }) => taxes.filter((tax) => tax.id === id))
    .map(({ rate }) => percent(rate, language))
    .join(' + ') || '–';

const percent = (rate: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 6 }).format(Number(rate) / 100);

const lineOf = (printing: Printing, line: InvoiceLine): PrintedInvoice['lines'][number] => {
  const { money } = printing;
  return {
    title: line.title,
    detail: [line.detail, line.sku].filter((text) => text !== '').join(' · '),
    cells: [
      String(line.quantity),
      money(line.unitCents),
      rateText(printing, line),
      money(line.netCents),
      money(line.taxCents),
      money(line.grossCents),
    ],
  };
};

/** Lines without tax have a row of their own where others are taxed. */
const taxRows = ({ texts, content, money }: Printing): string[][] => {
  const untaxed = content.lines.filter(({ taxes }) => taxes.length === 0);
  const free = untaxed.reduce((total, { netCents }) => total + netCents, 0);
  const rows = content.taxes.map(({ name, rate, netCents, taxCents }) => [
    `${name} ${percent(rate, content.language)}`,
    money(netCents),
    money(taxCents),
    money(netCents + taxCents),
  ]);
  return rows.length > 0 && free > 0 ? [...rows, [texts.untaxed, money(free), money(0), money(free)]] : rows;
};

const kindOf = ({ invoiceNumber }: InvoiceContent, texts: InvoiceTexts): string =>
  invoiceNumber === '' ? texts.invoice : texts.creditNote;

export const printInvoice = ({ id, content, issuedAt, timeZone }: IssuedInvoice): PrintedInvoice => {
  const texts = invoiceTextsIn(content.language);
  const money = moneyOf(content);
  const printing = { texts, content, money };
  const dates = new Intl.DateTimeFormat(content.language, { dateStyle: 'long', timeZone });
  return {
    id,
    title: fillText(texts.numbered, { kind: kindOf(content, texts), number: content.number }),
    language: content.language,
    testNote: content.isTest ? texts.test : '',
    seller: [content.seller.name, ...content.seller.address.split('\n')].filter((line) => line.trim() !== ''),
    facts: factsOf(printing, (on) => dates.format(on), issuedAt),
    billTo: texts.billTo,
    buyer: buyerOf(printing),
    columns: [texts.item, texts.quantity, texts.unitPrice, texts.taxRate, texts.net, texts.tax, texts.gross],
    lines: content.lines.map((line) => lineOf(printing, line)),
    taxColumns: [texts.taxRate, texts.net, texts.tax, texts.gross],
    taxes: taxRows(printing),
    totals: [
      { name: texts.netTotal, value: money(content.netCents) },
      { name: texts.taxTotal, value: money(content.taxCents) },
      { name: content.invoiceNumber === '' ? texts.total : texts.credited, value: money(content.totalCents) },
    ],
    priceNote: content.pricesIncludeTax && content.taxCents !== 0 ? texts.pricesIncludeTax : '',
    footer: content.seller.footer.trim(),
  };
};
