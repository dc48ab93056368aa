import {
  brandPositions,
  checkoutSettingLimits,
  summaryThemes,
  type CheckoutPageSettings,
} from '@sitewright/domain/store';
import {
  DraftNotices,
  SaveBar,
  StorePreferencesScreen,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../commerce-preferences/index.ts';
import { Card, CardBody, Section, Select, TextField } from '../controls/index.ts';
import './checkout-page.css';
import { CheckoutPreview } from './checkout-preview.tsx';

const MAX_TEXT = checkoutSettingLimits.PAGE_TEXT;

const positionNames = { start: 'Left', center: 'Centre' } as const;

const themeNames = {
  shade: 'Light shade',
  paper: 'Background',
  ink: 'Text colour',
  accent: 'Accent colour',
} as const;

const textFault = (text: string): string | undefined =>
  text.length > MAX_TEXT ? `Enter at most ${MAX_TEXT} characters.` : undefined;

const canSave = ({ checkoutPage }: { readonly checkoutPage: CheckoutPageSettings }): boolean =>
  [checkoutPage.introText, checkoutPage.summaryText].every((text) => textFault(text) === undefined);

interface FieldsProps {
  readonly settings: CheckoutPageSettings;
  readonly onChange: (changed: Partial<CheckoutPageSettings>) => void;
}

const LookFields = ({ settings, onChange }: FieldsProps) => (
  <Section title="Look" text="Logo, colours and fonts are those of your site.">
    <Card>
      <CardBody>
        <Select
          label="Logo"
          value={settings.brandPosition}
          choices={brandPositions.map((id) => ({ id, name: positionNames[id] }))}
          onChange={(id) =>
            onChange({ brandPosition: brandPositions.find((each) => each === id) ?? 'start' })
          }
        />
        <Select
          label="Order summary"
          value={settings.summaryTheme}
          choices={summaryThemes.map((id) => ({ id, name: themeNames[id] }))}
          onChange={(id) => onChange({ summaryTheme: summaryThemes.find((each) => each === id) ?? 'shade' })}
        />
      </CardBody>
    </Card>
  </Section>
);

const TextFields = ({ settings, onChange }: FieldsProps) => (
  <Section title="Texts">
    <Card>
      <CardBody>
        <TextField
          label="Above the steps"
          hint="For example how long delivery takes at the moment."
          lines={3}
          value={settings.introText}
          error={textFault(settings.introText)}
          onChange={(introText) => onChange({ introText })}
        />
        <TextField
          label="Below the order summary"
          hint="For example how to reach you."
          lines={3}
          value={settings.summaryText}
          error={textFault(settings.summaryText)}
          onChange={(summaryText) => onChange({ summaryText })}
        />
      </CardBody>
    </Card>
  </Section>
);

/** Look and texts of the checkout, with a preview of what is being entered. */
const CheckoutPageForm = ({ answer }: { readonly answer: PreferencesAnswer }) => {
  const draft = usePreferencesDraft('checkout-page', answer, canSave);
  const { isDirty, isSaving, undo, save, discard } = draft;
  const settings = draft.values.checkoutPage;
  const change = (changed: Partial<CheckoutPageSettings>): void =>
    draft.change({ checkoutPage: { ...settings, ...changed } });
  return (
    <>
      <DraftNotices draft={draft} />
      <CheckoutPreview settings={settings} />
      <LookFields settings={settings} onChange={change} />
      <TextFields settings={settings} onChange={change} />
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </>
  );
};

export const CheckoutPageScreen = () => (
  <StorePreferencesScreen title="Checkout page" namespace="checkout-page">
    {(answer) => <CheckoutPageForm answer={answer} />}
  </StorePreferencesScreen>
);
