import { storeCalls } from '@sitewright/api/store';
import { pillCartStyles, type PillCartStyle } from '@sitewright/domain/store';
import { useEffect } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { commercePreferences, usePreferences } from '../commerce-preferences/index.ts';
import { Card, CardBody, Section, Skeleton, useToast } from '../controls/index.ts';
import { CallRefused, Failure, useRefresh } from '../data-fetching/index.ts';

const styleNames = {
  dark: 'Dark',
  light: 'Light',
  outline: 'Outline',
} as const satisfies Record<PillCartStyle, string>;

/** A corner of a page with the pill in it, as visitors see it. */
const PillPicture = ({ style }: { readonly style: PillCartStyle }) => (
  <span className="pill-picture" aria-hidden>
    <span className="pill-line" />
    <span className="pill-line" />
    <span className="pill" data-style={style}>
      Cart · 2 items
    </span>
  </span>
);

const StyleChoice = ({ value }: { readonly value: PillCartStyle }) => {
  const { write } = usePreferences('pill-cart');
  const refresh = useRefresh();
  const showToast = useToast();
  const choose = async (pillCartStyle: PillCartStyle): Promise<void> => {
    try {
      await write({ pillCartStyle });
      await refresh(storeCalls.readSettings);
      showToast(`${styleNames[pillCartStyle]} cart pill is live`);
    } catch (error) {
      // Told by the listener of failures.
      if (!(error instanceof CallRefused)) throw error;
    }
  };
  return (
    <RadioGroup
      className="field"
      value={value}
      onChange={(style) => void choose(style as PillCartStyle)}
      orientation="horizontal"
    >
      <Label className="field-label">Style</Label>
      <div className="pill-choices">
        {pillCartStyles.map((style) => (
          <Radio key={style} value={style} className="pill-choice">
            <PillPicture style={style} />
            <span>{styleNames[style]}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
};

const useFailureToasts = (): void => {
  const showToast = useToast();
  useEffect(
    () =>
      commercePreferences.onFailure((error) => {
        if (error instanceof CallRefused) showToast(error.refusal.message, 'bad');
      }),
    [showToast],
  );
};

/** The pill that floats over every page while something is in the cart. A choice is live at once. */
export const PillCartSection = () => {
  const { preferences, refusal, retry } = usePreferences('pill-cart');
  useFailureToasts();
  return (
    <Section
      title="Cart pill"
      text="Floats over every page while the cart has something in it, unless the template shows a cart of its own. A new style is live at once."
    >
      <Card>
        {preferences ? (
          <CardBody>
            <StyleChoice value={preferences.pillCartStyle} />
          </CardBody>
        ) : refusal ? (
          <Failure refusal={refusal} onRetry={retry} />
        ) : (
          <Skeleton rows={1} shape="form" />
        )}
      </Card>
    </Section>
  );
};
