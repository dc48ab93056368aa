/** An element with a class, unless it is empty, and its content: texts are never read as markup. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
};
