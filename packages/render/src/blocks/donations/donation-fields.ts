import {
  donationLimits,
  donationTextsIn,
  OTHER_AMOUNT,
  type DonationTexts,
  type GivenDonation,
} from '@sitewright/domain/donations';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import type { BlockAsset } from '../block-requirements.ts';
import { attributes, element, optional } from '../markup/html.ts';

/** A fund as its form shows it. */
export interface ShownFund {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly image?: BlockAsset | undefined;
  readonly amounts: readonly { readonly cents: number; readonly text: string }[];
  readonly isOtherAllowed: boolean;
  /** Of an amount that is entered; empty where there is none. */
  readonly minimumText: string;
  readonly maximumText: string;
  /** The sign of the currency. */
  readonly currency: string;
  readonly isMonthlyOffered: boolean;
  /** Empty where no note is asked for. */
  readonly noteLabel: string;
}

/** Where donations are sent to. */
export const DONATE_ACTION = '/-/donate';

export interface DonationFields {
  readonly fund: ShownFund;
  readonly language: string;
  readonly given: GivenDonation;
  /** In the words of the donor, by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Of the ids of the fields. */
  readonly prefix: string;
}

/** The first suggestion is chosen, or the field for another amount. */
export const unfilledDonation = ({ amounts }: Pick<ShownFund, 'amounts'>): GivenDonation => ({
  amount: amounts[0] ? String(amounts[0].cents) : OTHER_AMOUNT,
  other: '',
  rhythm: 'once',
  note: '',
});

const faultOf = ({ faults, prefix }: DonationFields, name: string): string =>
  optional(
    'p',
    { class: 'checkout-fault donation-fault', id: `${prefix}-${name}-fault`, role: 'alert' },
    escapeText(faults[name] ?? ''),
  );

const stateOf = ({ faults, prefix }: DonationFields, name: string, hint = '') => {
  const isWrong = faults[name] !== undefined;
  const described = [isWrong ? `${prefix}-${name}-fault` : '', hint].filter(Boolean).join(' ');
  return {
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': described || undefined,
    autofocus: isWrong && Object.keys(faults)[0] === name,
  };
};

const choice = (name: string, value: string, { text, chosen }: { text: string; chosen: string }): string =>
  `<label class="donation-choice"><input${attributes({ type: 'radio', name, value, checked: value === chosen })}><span>${escapeText(text)}</span></label>`;

const hintOf = ({ minimumText, maximumText }: ShownFund, texts: DonationTexts): string => {
  if (minimumText === '') return '';
  return maximumText === ''
    ? fillText(texts.minimumHint, { minimum: minimumText })
    : fillText(texts.rangeHint, { minimum: minimumText, maximum: maximumText });
};

const otherField = (form: DonationFields, texts: DonationTexts): string => {
  const { fund, given, prefix } = form;
  if (!fund.isOtherAllowed) return '';
  const id = `${prefix}-other`;
  const hint = hintOf(fund, texts);
  const input = attributes({
    id,
    name: 'other',
    value: given.other || undefined,
    inputmode: 'decimal',
    autocomplete: 'transaction-amount',
    maxlength: 30,
    ...stateOf(form, 'other', hint && `${id}-hint`),
  });
  return element(
    'div',
    { class: 'checkout-field donation-other' },
    element('label', { for: id }, escapeText(`${texts.otherLabel} (${fund.currency})`)) +
      `<input${input}>` +
      optional('p', { class: 'checkout-hint', id: `${id}-hint` }, escapeText(hint)) +
      faultOf(form, 'other'),
  );
};

const amountFields = (form: DonationFields, texts: DonationTexts): string => {
  const { fund, given } = form;
  if (fund.amounts.length === 0) return otherField(form, texts);
  const chosen = given.amount;
  const amounts = fund.amounts.map(({ cents, text }) => choice('amount', String(cents), { text, chosen }));
  const other = fund.isOtherAllowed
    ? choice('amount', OTHER_AMOUNT, { text: texts.otherAmount, chosen })
    : '';
  return (
    `<fieldset class="donation-choices"><legend>${escapeText(texts.amount)}</legend>` +
    `<div>${amounts.join('')}${other}</div>${faultOf(form, 'amount')}</fieldset>` +
    otherField(form, texts)
  );
};

const rhythmFields = (form: DonationFields, texts: DonationTexts): string => {
  const { rhythm: chosen } = form.given;
  if (!form.fund.isMonthlyOffered) return faultOf(form, 'rhythm');
  return (
    `<fieldset class="donation-choices"><legend>${escapeText(texts.rhythm)}</legend><div>` +
    choice('rhythm', 'once', { text: texts.once, chosen }) +
    choice('rhythm', 'monthly', { text: texts.monthly, chosen }) +
    `</div><p class="checkout-hint donation-monthly">${escapeText(texts.monthlyHint)}</p></fieldset>`
  );
};

const noteField = (form: DonationFields, texts: DonationTexts): string => {
  const { fund, given, prefix } = form;
  if (fund.noteLabel === '') return '';
  const id = `${prefix}-note`;
  return element(
    'div',
    { class: 'checkout-field' },
    element('label', { for: id }, escapeText(`${fund.noteLabel} (${texts.optional})`)) +
      `<input${attributes({ id, name: 'note', value: given.note || undefined, maxlength: donationLimits.NOTE, autocomplete: 'off', ...stateOf(form, 'note') })}>` +
      faultOf(form, 'note'),
  );
};

/** What a donor enters: the same on the page of a fund and in a block. */
export const donationFields = (form: DonationFields): string => {
  const texts = donationTextsIn(form.language);
  return (
    `<input${attributes({ type: 'hidden', name: 'fund', value: form.fund.id })}>` +
    amountFields(form, texts) +
    rhythmFields(form, texts) +
    noteField(form, texts)
  );
};
