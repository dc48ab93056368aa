import { sectionThemes, type Section } from '@sitewright/domain/blocks';

export interface ThemeColours {
  readonly ground: string;
  readonly ink: string;
}

const HIDDEN = 'position:absolute;visibility:hidden;pointer-events:none;inset:0 auto auto 0;transition:none';

const readTheme = (page: Document, theme: Section['theme']): ThemeColours => {
  const probe = page.createElement('section');
  probe.className = 'sw-section';
  probe.dataset['theme'] = theme;
  probe.style.cssText = HIDDEN;
  page.body.append(probe);
  const style = page.defaultView?.getComputedStyle(probe);
  const colours = { ground: style?.backgroundColor ?? '', ink: style?.color ?? '' };
  probe.remove();
  return colours;
};

/** How sections of each theme look on this page. Templates may set more than the tokens, so sections are asked. */
export const readThemeColours = (page: Document): ReadonlyMap<Section['theme'], ThemeColours> =>
  new Map(sectionThemes.map((theme) => [theme, readTheme(page, theme)]));
