import { sectionThemes, type Section } from '@sitewright/domain/blocks';

export interface ThemeColours {
  readonly background: string;
  readonly text: string;
}

const HIDDEN = 'position:absolute;visibility:hidden;pointer-events:none;inset:0 auto auto 0;transition:none';

const readTheme = (page: Document, theme: Section['theme']): ThemeColours => {
  const probe = page.createElement('section');
  probe.className = 'sw-section';
  probe.dataset['theme'] = theme;
  probe.style.cssText = HIDDEN;
  page.body.append(probe);
  const style = page.defaultView?.getComputedStyle(probe);
  const colours = { background: style?.backgroundColor ?? '', text: style?.color ?? '' };
  probe.remove();
  return colours;
};

/** Colours of each section theme on this page, measured because templates may set more than tokens. */
export const readThemeColours = (page: Document): ReadonlyMap<Section['theme'], ThemeColours> =>
  new Map(sectionThemes.map((theme) => [theme, readTheme(page, theme)]));
