import { isCustomProperty, type StyleToken, type StyleValues } from '@sitewright/domain/styles';

/**
 * Sets tokens on the page's root element for an instant preview. Reset tokens get the theme's value instead of none:
 * the style sheet in the frame may be older than the reset.
 */
export const applyTokenValues = (
  page: Document,
  tokens: readonly StyleToken[],
  values: StyleValues,
): void => {
  const { style } = page.documentElement;
  for (const { name, value } of tokens) {
    if (!isCustomProperty(name)) continue;
    const wanted = String(values[name] ?? value);
    if (style.getPropertyValue(name) !== wanted) style.setProperty(name, wanted);
  }
};

const SHEET = 'link[rel="stylesheet"][href*="/site.css"]';
const OWN = 'style[data-design]';

/** Replaces the page's style sheet. */
export const replaceStyleSheet = (page: Document, css: string): void => {
  const link = page.querySelector<HTMLLinkElement>(SHEET);
  const known = page.querySelector<HTMLStyleElement>(OWN);
  const style = known ?? page.createElement('style');
  style.textContent = css;
  if (known) return;
  style.dataset['design'] = '';
  if (link) link.after(style);
  else page.head.append(style);
  if (link) link.disabled = true;
};

const isChoiceClass = (name: string, tokens: readonly StyleToken[]): boolean =>
  tokens.some(
    (token) =>
      (token.type === 'switch' && token.name === name) ||
      (token.type === 'choice' && name.startsWith(`${token.name}-`)),
  );

/** Replaces the body classes of the template's choices. */
export const replaceBodyClasses = (
  page: Document,
  tokens: readonly StyleToken[],
  classes: readonly string[],
): void => {
  const { classList } = page.body;
  const former = [...classList].filter((name) => isChoiceClass(name, tokens));
  classList.remove(...former);
  classList.add(...classes);
};

/** The values that need the server: fonts have files, LESS is compiled there. */
export const compiledPart = (tokens: readonly StyleToken[], values: StyleValues): string =>
  JSON.stringify(
    tokens
      .filter(({ name, type }) => type === 'font' || !isCustomProperty(name))
      .map(({ name }) => values[name] ?? null),
  );
