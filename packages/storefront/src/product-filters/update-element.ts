/** What tells children of one element apart, so that those that stay are found again. */
const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName;
  const named = node.localName === 'li' ? (node.querySelector('input,a') ?? node) : node;
  const marks = ['class', 'data-filter', 'aria-label', 'name'].map((name) => named.getAttribute(name));
  const isChoice = named.matches('[type=checkbox],[type=radio],[type=hidden]');
  return [node.localName, ...marks, isChoice ? named.getAttribute('value') : ''].join('\n');
};

/** Which menus are open is the visitor's choice. */
const OWN_ATTRIBUTES = new Set(['open']);

const updateAttributes = (element: Element, next: Element): void => {
  for (const name of element.getAttributeNames())
    if (!next.hasAttribute(name) && !OWN_ATTRIBUTES.has(name)) element.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

const updateField = (field: Element, next: Element): void => {
  if (field instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    field.checked = next.checked;
    field.value = next.value;
  }
  if (field instanceof HTMLSelectElement && next instanceof HTMLSelectElement)
    field.selectedIndex = next.selectedIndex;
};

/**
 * Makes an element like another one. What is in both stays the same element, with its focus and its open menus; the
 * value of the field that is being typed into stays too.
 */
export const updateElement = (element: Element, next: Element, typed?: EventTarget | null): void => {
  updateAttributes(element, next);
  updateChildren(element, next, typed);
  if (element !== typed) updateField(element, next);
};

const updateNode = (node: Node, next: Node, typed?: EventTarget | null): void => {
  if (node instanceof Element && next instanceof Element) updateElement(node, next, typed);
  else if (node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue;
};

const findFrom = (first: ChildNode | null, key: string): ChildNode | null => {
  let node = first;
  while (node && keyOf(node) !== key) node = node.nextSibling;
  return node;
};

const removeUntil = (first: ChildNode | null, end: ChildNode | null): void => {
  let node = first;
  while (node && node !== end) {
    const after = node.nextSibling;
    node.remove();
    node = after;
  }
};

/** Its content is for browsers without script, and is read differently by them. */
const isForOthers = ({ localName }: Element): boolean => localName === 'noscript';

const updateChildren = (element: Element, next: Element, typed?: EventTarget | null): void => {
  if (isForOthers(element)) return;
  let current = element.firstChild;
  for (const child of Array.from(next.childNodes)) {
    const same = findFrom(current, keyOf(child));
    if (same) {
      removeUntil(current, same);
      updateNode(same, child, typed);
      current = same.nextSibling;
    } else element.insertBefore(child, current);
  }
  removeUntil(current, null);
};
