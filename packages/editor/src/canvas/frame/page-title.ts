import { pageLimits } from '@sitewright/domain/pages';

const HEADINGS = ['main h1', 'h1', 'main h2'];
const OTHERS = '[data-edit-block], [data-edit-area="header"], [data-edit-area="footer"], nav';

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Finds the heading that the template rendered from the title, by its text. */
export const findTitle = (page: Document, title: string): HTMLElement | undefined => {
  const wanted = words(title);
  if (wanted === '') return undefined;
  return HEADINGS.flatMap((selector) => [...page.querySelectorAll<HTMLElement>(selector)]).find(
    (element) =>
      element.closest(OTHERS) === null &&
      element.children.length === 0 &&
      words(element.textContent) === wanted,
  );
};

/** Why the title cannot be edited on the page. */
export const titleUnavailableText = (page: Document | undefined, title: string): string =>
  page && title !== ''
    ? 'This page does not show its title. Change it in the page settings.'
    : 'The page is still loading.';

interface TitleHandlers {
  readonly onChange: (title: string) => void;
  readonly onRefuse: (reason: string) => void;
}

const faultOf = (title: string): string | undefined => {
  if (title === '') return 'A page needs a title.';
  return title.length > pageLimits.MAX_TITLE_LENGTH
    ? `Titles can have up to ${pageLimits.MAX_TITLE_LENGTH} characters.`
    : undefined;
};

/** Inline editing of the page title. */
export interface TitleField {
  /** Starts editing with all text selected; `onClosed` is called when a key ends it. */
  readonly open: (onClosed?: () => void) => void;
  /** Updates the title, unless it is being edited. */
  readonly show: (title: string) => void;
  /** Commits the current text if it is a valid title. */
  readonly settle: () => void;
  readonly leave: () => void;
}

/** Places the caret, because the canvas prevents the default of presses. */
const putCursor = (page: Document, { clientX, clientY }: MouseEvent): void => {
  // Not in older browsers: there the caret is at the start.
  const at = 'caretPositionFromPoint' in page ? page.caretPositionFromPoint(clientX, clientY) : null;
  if (at) page.getSelection()?.collapse(at.offsetNode, at.offset);
};

export const attachTitle = (element: HTMLElement, handlers: () => TitleHandlers): TitleField => {
  let before = element.textContent;
  let isOpen = false;
  let onKeyClosed: (() => void) | undefined;

  const begin = (): void => {
    isOpen = true;
    before = element.textContent;
    element.setAttribute('contenteditable', 'plaintext-only');
    element.setAttribute('data-edit-busy', '');
    element.ownerDocument.defaultView?.focus();
    element.focus();
  };

  const open: TitleField['open'] = (onClosed) => {
    if (!isOpen) begin();
    onKeyClosed = onClosed;
    element.ownerDocument.getSelection()?.selectAllChildren(element);
  };

  const close = (isCommitted: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    element.removeAttribute('contenteditable');
    element.removeAttribute('data-edit-busy');
    const title = words(element.textContent);
    const fault = isCommitted ? faultOf(title) : undefined;
    element.textContent = isCommitted && fault === undefined ? title : before;
    if (fault !== undefined) handlers().onRefuse(fault);
    else if (isCommitted && title !== words(before)) handlers().onChange(title);
  };

  const end = (isCommitted: boolean): void => {
    const leave = onKeyClosed;
    onKeyClosed = undefined;
    close(isCommitted);
    element.blur();
    leave?.();
  };

  const settle = (): void => {
    const title = words(element.textContent);
    if (!isOpen || faultOf(title) !== undefined || title === words(before)) return;
    before = title;
    handlers().onChange(title);
  };

  const listeners = {
    click: (event: Event) => {
      if (isOpen) return;
      begin();
      putCursor(element.ownerDocument, event as MouseEvent);
    },
    blur: () => close(true),
    keydown: (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && (key !== 'Escape' || !isOpen)) return;
      event.preventDefault();
      if (isOpen) end(key === 'Enter');
      else open(() => element.focus());
    },
  };

  element.setAttribute('data-edit-title', '');
  element.setAttribute('aria-description', 'Press Enter to edit the title.');
  element.tabIndex = 0;
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  return {
    show: (title) => {
      if (isOpen || words(element.textContent) === words(title)) return;
      element.textContent = title;
      before = title;
    },
    open,
    settle,
    leave: () => {
      close(true);
      element.removeAttribute('tabindex');
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    },
  };
};
