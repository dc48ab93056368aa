import { announce } from '../overlays/index.ts';
import { filteredUrl, urlWithout } from './filtered-url.ts';
import { updateElement } from './update-element.ts';

const FORM = '.sw-filters';

const LIST = '[data-product-list]';

const PAGES = '[data-product-pages]';

/** The parts of a page that another choice changes: the form, the list, and the links to its other pages. */
const PARTS = [FORM, LIST, PAGES].join();

let latest: AbortController | undefined;

/** A tap becomes a click a moment after the finger has left. */
const CLICK_MS = 50;

/** Until what is pressed in these parts is released: what is replaced before would not be clicked. */
let released: Promise<unknown> | undefined;

const RELEASES = ['pointerup', 'pointercancel', 'keyup', 'contextmenu', 'blur'];

const isPress = (event: Event): boolean =>
  event instanceof KeyboardEvent ? !event.repeat : (event as PointerEvent).button === 0;

/** A menu of the browser's own takes the release of its press. */
const notePress = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(PARTS) || target.matches('select')) return;
  if (!isPress(event)) return;
  released = new Promise<void>((resolve) => {
    const ended = new AbortController();
    const release = (): void => {
      ended.abort();
      setTimeout(resolve, CLICK_MS);
    };
    for (const type of RELEASES) addEventListener(type, release, ended);
  });
};

const load = async (url: string): Promise<Document> => {
  latest?.abort();
  const { signal } = (latest = new AbortController());
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`answered with ${response.status}`);
  const text = await response.text();
  await released;
  signal.throwIfAborted();
  return new DOMParser().parseFromString(text, 'text/html');
};

/** The field that the visitor is still typing into: its own change follows. */
let unfinished: EventTarget | null = null;

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, preset);
};

const isAmount = (field: EventTarget | null): boolean =>
  field instanceof Element && field.matches('[inputmode]');

const hideCount = (isHidden: boolean): void => {
  const count = document.querySelector<HTMLElement>(`${FORM}-show span`);
  if (count) count.hidden = isHidden;
};

/** The number of products is not known from the first letter of an amount until the page for it has come. */
const noteTyping = ({ type, target }: Event): void => {
  unfinished = type === 'input' ? target : null;
  if (!isAmount(target)) return;
  if (type === 'input') hideCount(true);
  else if (type === 'focusout' && !isChanged(target as Element)) hideCount(false);
};

/** The form stays as it is in use: its menus are open, and a field has the focus. */
const updateForm = (form: Element, next: Element): void => {
  const hadFocus = form.contains(document.activeElement);
  updateElement(form, next, unfinished);
  if (isAmount(unfinished)) hideCount(true);
  if (hadFocus && !form.contains(document.activeElement))
    form.querySelector<HTMLElement>('summary,select')?.focus();
};

const replacePart = (part: string, next: Document): void => {
  const [old, changed] = [document.querySelector(part), next.querySelector(part)];
  if (old && changed) old.replaceWith(changed);
  else if (old) old.replaceChildren();
};

/** Exchanges the parts; false if the page has others, which then has to be opened. */
const exchange = (next: Document): boolean => {
  const [form, nextForm] = [document.querySelector(FORM), next.querySelector(FORM)];
  if (!form || !nextForm || !document.querySelector(LIST) || !next.querySelector(LIST)) return false;
  updateForm(form, nextForm);
  for (const part of [LIST, PAGES]) replacePart(part, next);
  document.title = next.title;
  announce(form.querySelector('.sw-filters-total')?.textContent ?? '');
  return true;
};

/** Whether it could be shown; undefined where a later choice took its place. */
const show = async (url: string): Promise<boolean | undefined> => {
  const list = document.querySelector(LIST);
  list?.setAttribute('aria-busy', 'true');
  try {
    const isShown = exchange(await load(url));
    list?.removeAttribute('aria-busy');
    return isShown;
  } catch (error) {
    // The later choice waits for the same list.
    return (error as Error).name === 'AbortError' ? undefined : false;
  }
};

const open = async (url: string): Promise<void> => {
  const isShown = await show(url);
  if (isShown && new URL(url, location.href).href !== location.href)
    history.pushState({ filters: true }, '', url);
  else if (isShown === false) location.assign(url);
};

/** Menus over the page close as menus do. */
const closeMenus = ({ target }: Event): void => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.sw-filters details[open]'))
    if (!menu.contains(target as Node) && !menu.closest(':popover-open')) menu.open = false;
};

/** Back and forward show what was chosen then. */
const showChosen = (): void => {
  void show(location.href).then((isShown) => isShown === false && location.reload());
};

/** Carries out what was chosen before the script came; an amount that is being typed has its change yet to come. */
const openChosen = (form: HTMLFormElement): void => {
  const chosen = [...form.elements].filter(isChanged);
  unfinished = chosen.find((field) => field.matches(':focus:read-write')) ?? null;
  if (chosen.some((field) => field !== unfinished)) void open(filteredUrl(form));
};

/** The form of a list of products: a choice is carried out at once, in place. */
export const mount = (place: HTMLElement): void => {
  const form = place as HTMLFormElement;
  addEventListener('popstate', showChosen);
  document.addEventListener('click', closeMenus);
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, notePress, true);
  for (const type of ['input', 'change', 'focusout']) form.addEventListener(type, noteTyping);
  form.addEventListener('change', () => void open(filteredUrl(form)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    unfinished = null;
    form.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    void open(filteredUrl(form));
  });
  form.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.sw-filters-chips a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unfinished = null;
    void open(link.matches('.sw-filters-clear') ? link.href : urlWithout(form, link.href));
  });
  form.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' ? (target as Element).closest<HTMLDetailsElement>('details[open]') : null;
    if (!menu || menu.closest(':popover-open')) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  openChosen(form);
};
