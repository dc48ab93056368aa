import { fillText } from '@sitewright/domain/languages';
import {
  returnLimits,
  returnReasons,
  returnTextsIn,
  type ReturnKind,
  type ReturnTexts,
} from '@sitewright/domain/returns';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';

/** The form with which a customer returns items or withdraws from the contract. */
export interface ReturnForm {
  readonly kind: ReturnKind;
  readonly action: string;
  readonly backUrl: string;
  readonly language: string;
  readonly name: string;
  readonly email: string;
  readonly number: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly title: string;
    readonly max: number;
    readonly value: string;
  }[];
  readonly reason: string;
  readonly note: string;
  /** Empty where there are none. */
  readonly faults: { readonly lines: string; readonly reason: string };
}

const fault = (text: string, id: string): string =>
  optional('p', { class: 'checkout-fault', id, role: 'alert' }, escapeText(text));

const field = (label: string, id: string, control: string): string =>
  `<div class="checkout-field"><label for="${id}">${escapeText(label)}</label>${control}</div>`;

const lineField =
  (form: ReturnForm, texts: ReturnTexts) =>
  ({ lineId, title, max, value }: ReturnForm['lines'][number], index: number): string => {
    const id = `return-${lineId}`;
    const hasFault = form.faults.lines !== '';
    const input = attributes({
      id,
      name: `quantity.${lineId}`,
      type: 'number',
      inputmode: 'numeric',
      min: 0,
      max,
      step: 1,
      value,
      'aria-invalid': hasFault ? 'true' : undefined,
      'aria-describedby': hasFault ? 'return-lines-fault' : undefined,
      autofocus: hasFault && index === 0,
    });
    return field(fillText(texts.quantityOf, { title, count: String(max) }), id, `<input${input}>`);
  };

const reasonField = ({ reason, faults }: ReturnForm, texts: ReturnTexts): string => {
  const select = attributes({
    id: 'return-reason',
    name: 'reason',
    'aria-invalid': faults.reason === '' ? undefined : 'true',
    'aria-describedby': faults.reason === '' ? undefined : 'return-reason-fault',
  });
  const options = returnReasons
    .map((each) =>
      element('option', { value: each, selected: each === reason }, escapeText(texts[`reason-${each}`])),
    )
    .join('');
  return (
    field(
      texts.reason,
      'return-reason',
      `<select${select}><option value="">${escapeText(texts.chooseReason)}</option>${options}</select>`,
    ) + fault(faults.reason, 'return-reason-fault')
  );
};

const noteField = ({ note }: ReturnForm, texts: ReturnTexts): string =>
  field(
    texts.note,
    'return-note',
    element(
      'textarea',
      { id: 'return-note', name: 'note', rows: 4, maxlength: returnLimits.NOTE },
      escapeText(note),
    ),
  );

const fact = (name: string, value: string): string =>
  `<div><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd></div>`;

/** The law wants the customer to see whom and what the withdrawal names. */
const facts = ({ kind, name, email, number }: ReturnForm, texts: ReturnTexts): string =>
  kind === 'withdrawal'
    ? `<dl class="checkout-rows">${fact(texts.name, name)}${fact(texts.email, email)}${fact(texts.order, `#${number}`)}</dl>`
    : '';

const fields = (form: ReturnForm, texts: ReturnTexts): string =>
  facts(form, texts) +
  form.lines.map(lineField(form, texts)).join('') +
  fault(form.faults.lines, 'return-lines-fault') +
  (form.kind === 'return' ? reasonField(form, texts) : '') +
  noteField(form, texts) +
  `<div><button class="checkout-button">${escapeText(form.kind === 'return' ? texts.requestReturn : texts.confirmWithdrawal)}</button></div>`;

const titleOf = ({ kind }: ReturnForm, texts: ReturnTexts): string =>
  kind === 'return' ? texts.returnItems : texts.withdraw;

/** The title of the page in the browser. */
export const returnFormTitle = (form: ReturnForm): string => titleOf(form, returnTextsIn(form.language));

export const returnFormMarkup = (form: ReturnForm): string => {
  const texts = returnTextsIn(form.language);
  const lead = form.kind === 'return' ? texts.returnLead : texts.withdrawLead;
  const back = `<p>${element('a', { href: form.backUrl, class: 'checkout-back' }, escapeText(texts.back))}</p>`;
  const inner =
    form.lines.length === 0
      ? `<p>${escapeText(texts.nothing)}</p>`
      : element('form', { class: 'order-email', action: form.action, method: 'post' }, fields(form, texts));
  return `<header><h1>${escapeText(titleOf(form, texts))}</h1>${form.lines.length === 0 ? '' : `<p>${escapeText(lead)}</p>`}</header>${inner}${back}`;
};
