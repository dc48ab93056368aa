import { sectionThemes, type Section } from '@sitewright/domain/blocks';
import { useMemo, type CSSProperties } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { changeSection } from '../actions/section-actions.ts';
import { readThemeColours, type ThemeColours } from '../frame/theme-colours.ts';
import { nameOfTheme } from '../model/describe.ts';
import { useCanvas } from '../canvas-context.ts';
import './theme-field.css';

type AllColours = ReadonlyMap<Section['theme'], ThemeColours>;

/** Theme colours on the page in view. */
const useThemeColours = (): AllColours | undefined => {
  const { page } = useCanvas();
  return useMemo(() => page && readThemeColours(page), [page]);
};

const styleOf = (colours: ThemeColours | undefined): CSSProperties | undefined =>
  colours && { '--theme-background': colours.background, '--theme-text': colours.text };

/** Section theme, previewed in the site's colours. */
export const ThemeField = ({ section }: { readonly section: Section }) => {
  const { perform } = useCanvas();
  const colours = useThemeColours();
  return (
    <RadioGroup
      className="theme-field"
      value={section.theme}
      onChange={(chosen) => {
        const theme = sectionThemes.find((each) => each === chosen);
        if (theme) perform((pageAreas) => changeSection(pageAreas, section.id, { theme }));
      }}
    >
      <Label className="field-label">Theme</Label>
      <div className="theme-choices">
        {sectionThemes.map((theme) => (
          <Radio key={theme} value={theme} className="theme-choice">
            <span
              className={`theme-swatch theme-swatch-${theme}`}
              style={styleOf(colours?.get(theme))}
              aria-hidden
            >
              Aa
            </span>
            {nameOfTheme(theme)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
};
