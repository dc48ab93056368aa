import { pageLimits } from '@sitewright/domain/pages';

const HEADINGS = ['main h1', 'h1', 'main h2'];
const OTHERS = '[data-edit-block], [data-edit-area="header"], [data-edit-area="footer"], nav';

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The heading that shows the title: a template printed it, so it is known by its words. */
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

/** Why the title cannot be opened on the page; before both are there nobody knows whether the page shows it. */
export const whyNoTitle = (page: Document | undefined, title: string): string =>
  page && title !== ''
    ? 'This page does not show its title. It is changed in the settings of the page.'
    : 'The page is still loading.';

interface TitleHands {
  readonly onChange: (title: string) => void;
  readonly onRefuse: (reason: string) => void;
}

const faultOf = (title: string): string | undefined => {
  if (title === '') return 'A page needs a title.';
  return title.length > pageLimits.TITLE_LONGEST
    ? `A title has up to ${pageLimits.TITLE_LONGEST} characters.`
    : undefined;
};

/** The title on the page, written in its place. */
export interface TitleField {
  /** Opens it for writing, all of it marked; tells when a key has closed it. */
  readonly open: (onClosed?: () => void) => void;
  /** Shows another title, unless it is being written. */
  readonly show: (title: string) => void;
  /** Passes on what is written so far, if it can be a title. */
  readonly settle: () => void;
  readonly leave: () => void;
}

/** The press itself put no cursor: the canvas takes presses over. */
const putCursor = (page: Document, { clientX, clientY }: MouseEvent): void => {
  // Older browsers lack it: there the cursor stands before the title.
  const at = 'caretPositionFromPoint' in page ? page.caretPositionFromPoint(clientX, clientY) : null;
  if (at) page.getSelection()?.collapse(at.offsetNode, at.offset);
};

export const attachTitle = (element: HTMLElement, hands: () => TitleHands): TitleField => {
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

  const close = (isKept: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    element.removeAttribute('contenteditable');
    element.removeAttribute('data-edit-busy');
    const title = words(element.textContent);
    const fault = isKept ? faultOf(title) : undefined;
    element.textContent = isKept && fault === undefined ? title : before;
    if (fault !== undefined) hands().onRefuse(fault);
    else if (isKept && title !== words(before)) hands().onChange(title);
  };

  const end = (isKept: boolean): void => {
    const leave = onKeyClosed;
    onKeyClosed = undefined;
    close(isKept);
    element.blur();
    leave?.();
  };

  const settle = (): void => {
    const title = words(element.textContent);
    if (!isOpen || faultOf(title) !== undefined || title === words(before)) return;
    before = title;
    hands().onChange(title);
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
  element.setAttribute('aria-description', 'Enter changes the title.');
  element.tabIndex = 0;
  for (const [name, hear] of Object.entries(listeners)) element.addEventListener(name, hear);
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
      for (const [name, hear] of Object.entries(listeners)) element.removeEventListener(name, hear);
    },
  };
};
