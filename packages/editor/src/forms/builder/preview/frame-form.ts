import {
  pagesOf,
  readFormEntries,
  validateAnswers,
  visibleFields,
  type GivenAnswers,
  type SiteField,
  type SiteForm,
} from '@sitewright/domain/forms';
import { Idiomorph } from 'idiomorph';

/** Outlines and the room around the form; the rest is the page of the site. */
const sheet = `
  [data-edit-area='header'], [data-edit-area='footer'], [data-edit-area='announcement'] { display: none !important; }
  [data-field] { cursor: pointer; border-radius: 2px; outline-offset: 8px; }
  [data-field]:hover { outline: 1px dashed rgb(47 91 234 / 70%); }
  [data-field][data-edit-selected] { outline: 2px solid #2f5bea; }
  .form-submission-text a, .form-disclaimer a { cursor: default; }
`;

export const addPreviewStyles = (page: Document): void => {
  const style = page.createElement('style');
  style.textContent = sheet;
  page.head.append(style);
};

/** The element that the server renders again. Undefined if the template of the site shows no sections. */
export const previewSection = (page: Document): HTMLElement | undefined =>
  page.querySelector<HTMLElement>('[data-edit-section]') ?? undefined;

const formIn = (page: Document): HTMLFormElement | null => page.querySelector('form.sw-form');

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (page: Document): Control[] => [
  ...(formIn(page)?.querySelectorAll<Control>('input[name^="f."], textarea[name], select[name]') ?? []),
];

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const nameOf = (control: Control): string =>
  isBox(control) ? `${control.name} ${control.value}` : control.name;

const valueOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** Morphs the form into new markup. What was entered in the preview stays. */
export const paintForm = (page: Document, html: string): void => {
  const section = previewSection(page);
  // A frame that was removed meanwhile: its document makes templates without content.
  if (!page.defaultView) return;
  const holder = page.createElement('template');
  holder.innerHTML = html;
  const next = holder.content.firstElementChild;
  if (!section || !next) return;
  // A template runs no scripts, so that what pages without script show would become part of the form.
  for (const fallback of next.querySelectorAll('noscript')) fallback.remove();
  const entered = new Map(controlsIn(page).map((control) => [nameOf(control), valueOf(control)]));
  Idiomorph.morph(section, next, { ignoreActiveValue: true });
  const form = formIn(page);
  // As on the page: messages come from the form, not from the browser.
  if (form) form.noValidate = true;
  for (const control of controlsIn(page)) {
    const value = entered.get(nameOf(control));
    if (control.type === 'file') control.disabled = true;
    else if (isBox(control) && typeof value === 'boolean') control.checked = value;
    else if (typeof value === 'string') control.value = value;
  }
};

export const answersIn = (page: Document, { fields }: SiteForm): GivenAnswers => {
  const form = formIn(page);
  return form ? readFormEntries(fields, new FormData(form)) : {};
};

/** The field that an element of the form belongs to. */
export const fieldAt = (target: EventTarget | null): string | undefined => {
  const element = target as Element | null;
  if (typeof element?.closest !== 'function') return undefined;
  return element.closest<HTMLElement>('[data-field]')?.dataset['field'];
};

export const stepOf = ({ fields }: SiteForm, fieldId: string): number =>
  pagesOf(fields).findIndex((each) => each.fields.some(({ id }) => id === fieldId));

/** The page of the form that the server shows, the first one with a message. */
export const shownStep = (page: Document): number =>
  Math.max(
    [...page.querySelectorAll<HTMLElement>('.sw-form-page')].findIndex(({ hidden }) => !hidden),
    0,
  );

interface Showing {
  readonly form: SiteForm;
  readonly step: number;
  /** Shown and outlined whatever its condition says. */
  readonly selected: string | undefined;
}

/** Conditions and pages, as the script of a page applies them. */
export const showFields = (page: Document, { form, step, selected }: Showing): void => {
  const shown = new Set(visibleFields(form, answersIn(page, form)).map(({ id }) => id));
  for (const item of page.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '' } = item.dataset;
    item.hidden = !shown.has(field) && field !== selected;
    item.toggleAttribute('data-edit-selected', field === selected);
  }
  const pages = [...page.querySelectorAll<HTMLElement>('.sw-form-page')];
  if (pages.length === 0) return;
  for (const [index, each] of pages.entries()) each.hidden = index !== step;
  const isLast = step >= pages.length - 1;
  const buttons = { back: step > 0, next: !isLast, submit: isLast };
  for (const [name, isShown] of Object.entries(buttons)) {
    const button = page.querySelector<HTMLElement>(`.sw-form-${name}`);
    if (button) button.hidden = !isShown;
  }
};

export const bringIntoView = (page: Document, fieldId: string | undefined): void => {
  const items = [...page.querySelectorAll<HTMLElement>('[data-field]')];
  items.find(({ dataset }) => dataset['field'] === fieldId)?.scrollIntoView({ block: 'nearest' });
};

const withoutCondition = ({ condition: _condition, ...field }: SiteField): SiteField => field;

/** Whether the page of the form is filled in, so that the next one can be shown. */
export const isStepComplete = (page: Document, form: SiteForm, step: number): boolean => {
  const answers = answersIn(page, form);
  const shown = visibleFields(form, answers);
  const fields = (pagesOf(form.fields)[step]?.fields ?? [])
    .filter(({ id, type }) => type !== 'file' && shown.some((each) => each.id === id))
    .map(withoutCondition);
  const own = Object.entries(answers).filter(([id]) => fields.some((each) => each.id === id));
  return validateAnswers({ fields }, Object.fromEntries(own)).ok;
};
