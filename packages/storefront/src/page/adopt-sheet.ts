const adopted = new Set<string>();

/** Puts rules on the page once. Not a <style> element: the page's content policy need not allow inline styles. */
export const adoptSheet = (rules: string): void => {
  if (adopted.has(rules)) return;
  adopted.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
};
