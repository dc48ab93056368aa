import { escapeText, formatter, property } from '@sitewright/template';
import { attributes, element } from '../blocks/index.ts';
import { isFieldTruthy, listField, printedField } from '../data/index.ts';
import { filterStyles } from './filter-styles.ts';

const text = (value: unknown, name: string): string => escapeText(printedField(value, name));

/** A value with its number of products; one that would find nothing cannot be chosen. */
const choice = (group: unknown, value: unknown): string => {
  const isChosen = isFieldTruthy(value, 'isChosen');
  const input = {
    type: isFieldTruthy(group, 'isMultiple') ? 'checkbox' : 'radio',
    name: printedField(group, 'name'),
    value: printedField(value, 'value'),
    checked: isChosen,
    disabled: !isChosen && !isFieldTruthy(value, 'count'),
  };
  const count = `<span class="sw-filter-count">(${text(value, 'count')})</span>`;
  return `<li><label><input${attributes(input)}> <span>${text(value, 'label')}</span> ${count}</label></li>`;
};

/** Of filters of which one value can be chosen: none. */
const noChoice = (group: unknown, texts: unknown): string => {
  const input = {
    type: 'radio',
    name: printedField(group, 'name'),
    value: '',
    checked: !isFieldTruthy(group, 'chosenCount'),
  };
  return `<li><label><input${attributes(input)}> <span>${text(texts, 'all')}</span></label></li>`;
};

const choices = (group: unknown, texts: unknown): string => {
  const none = isFieldTruthy(group, 'isMultiple') ? '' : noChoice(group, texts);
  return `<ul>${none}${listField(group, 'values')
    .map((value) => choice(group, value))
    .join('')}</ul>`;
};

const bound = (group: unknown, texts: unknown, end: 'from' | 'to'): string => {
  const fault = text(group, `${end}Fault`);
  const input = {
    name: `price-${end}`,
    value: printedField(group, end),
    inputmode: 'decimal',
    autocomplete: 'off',
    size: '6',
    placeholder: printedField(group, end === 'from' ? 'lowestText' : 'highestText'),
    ...(fault === '' ? {} : { 'aria-invalid': 'true', 'aria-describedby': `sw-price-${end}-fault` }),
  };
  const note =
    fault === '' ? '' : `<p class="sw-filter-fault" id="sw-price-${end}-fault" role="alert">${fault}</p>`;
  return `<div><label>${text(texts, end)} <input${attributes(input)}></label>${note}</div>`;
};

const groupMarkup = (group: unknown, texts: unknown): string => {
  const chosen = isFieldTruthy(group, 'chosenCount')
    ? ` <span class="sw-filter-count">(${text(group, 'chosenCount')})</span>`
    : '';
  const fields =
    printedField(group, 'kind') === 'price'
      ? `<div class="sw-filter-prices">${bound(group, texts, 'from')}${bound(group, texts, 'to')}</div>`
      : choices(group, texts);
  const isFaulty = isFieldTruthy(group, 'fromFault') || isFieldTruthy(group, 'toFault');
  const set = `<fieldset><legend>${text(group, 'label')}</legend>${fields}</fieldset>`;
  return element(
    'details',
    { class: 'sw-filter', name: 'sw-filter', 'data-filter': printedField(group, 'name'), open: isFaulty },
    `<summary>${text(group, 'label')}${chosen}</summary>${set}`,
  );
};

const sortMarkup = (filters: unknown, texts: unknown): string => {
  const sorts = listField(filters, 'sorts');
  if (sorts.length === 0) return '';
  const options = sorts.map((sort) => {
    const option = { value: printedField(sort, 'value'), selected: isFieldTruthy(sort, 'isChosen') };
    return element('option', option, text(sort, 'label'));
  });
  return `<label class="sw-filters-sort"><span>${text(texts, 'sortBy')}</span> <select name="sort">${options.join('')}</select></label>`;
};

const chipsMarkup = (filters: unknown, texts: unknown): string => {
  const chips = listField(filters, 'chips');
  if (chips.length === 0) return '';
  const links = chips.map((chip) => {
    const link = {
      href: printedField(chip, 'url'),
      rel: 'nofollow',
      'aria-label': printedField(chip, 'removeText'),
    };
    return `<li>${element('a', link, `${text(chip, 'label')} <span aria-hidden="true">×</span>`)}</li>`;
  });
  const clear = element(
    'a',
    { href: printedField(filters, 'clearUrl'), class: 'sw-filters-clear' },
    text(texts, 'clear'),
  );
  return `<ul class="sw-filters-chips">${links.join('')}<li>${clear}</li></ul>`;
};

const panelMarkup = (filters: unknown, texts: unknown): string => {
  const groups = listField(filters, 'groups');
  if (groups.length === 0) return '';
  const count = isFieldTruthy(filters, 'chosenCount') ? ` (${text(filters, 'chosenCount')})` : '';
  return (
    `<button type="button" class="sw-filters-open" popovertarget="sw-filters-panel">${text(texts, 'filters')}${count}</button>` +
    `<div class="sw-filters-panel" id="sw-filters-panel" popover>` +
    `<p class="sw-filters-title"><strong>${text(texts, 'filters')}</strong><button type="button" popovertarget="sw-filters-panel" popovertargetaction="hide">${text(texts, 'close')}</button></p>` +
    `${groups.map((group) => groupMarkup(group, texts)).join('')}` +
    `<button type="submit" class="sw-filters-show">${text(texts, 'show')}<span> (${text(filters, 'total')})</span></button></div>`
  );
};

const hiddenMarkup = (filters: unknown): string =>
  listField(filters, 'hidden')
    .map(
      (each) =>
        `<input${attributes({ type: 'hidden', name: printedField(each, 'name'), value: printedField(each, 'value') })}>`,
    )
    .join('');

/** The form of a list of products: filters, what is chosen of them, the order, and how many products there are. */
export const productFilters = formatter(() => (filters) => {
  if (listField(filters, 'groups').length === 0 && listField(filters, 'sorts').length === 0) return '';
  const texts = property(filters, 'texts');
  const form = {
    class: 'sw-filters',
    action: printedField(filters, 'action'),
    'data-island': 'shop',
    'data-filters': 'list',
    load: 'interaction',
  };
  const total = `<output class="sw-filters-total">${text(filters, 'totalText')}</output>`;
  return (
    filterStyles +
    element(
      'form',
      form,
      `${hiddenMarkup(filters)}${panelMarkup(filters, texts)}${sortMarkup(filters, texts)}${total}` +
        `<noscript><button type="submit">${text(texts, 'show')}</button></noscript>${chipsMarkup(filters, texts)}`,
    )
  );
});
