const adopted = new Set<string>();

/**
 * Adds a style sheet once. Not a `<style>` element, which the Content-Security-Policy would have to allow.
 */
export const adoptSheet = (rules: string): void => {
  if (adopted.has(rules)) return;
  adopted.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
};
