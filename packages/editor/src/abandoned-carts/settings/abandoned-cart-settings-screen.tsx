import type { AbandonedCartAudience, AbandonedCartSettings } from '@sitewright/domain/store';
import { Link } from '@tanstack/react-router';
import {
  DraftNotices,
  SaveBar,
  StorePreferencesScreen,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../../commerce-preferences/index.ts';
import { Card, CardBody, Notice, Section, Select, Switch } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';

const audiences = [
  { id: 'consented', name: 'Customers who agreed to marketing emails' },
  { id: 'everyone', name: 'Everybody who entered an email address' },
] as const satisfies readonly { readonly id: AbandonedCartAudience; readonly name: string }[];

const canSave = (): boolean => true;

const Audience = ({
  settings,
  onChange,
}: {
  readonly settings: AbandonedCartSettings;
  readonly onChange: (audience: AbandonedCartAudience) => void;
}) => (
  <>
    <Select
      label="Who gets it"
      choices={audiences}
      value={settings.audience}
      onChange={(id) => onChange(id === 'everyone' ? 'everyone' : 'consented')}
    />
    {settings.audience === 'everyone' ? (
      <Notice tone="warning" title="You answer for this">
        In many countries such an email needs the consent of its recipient. With this setting you are
        responsible for sending it lawfully.
      </Notice>
    ) : null}
  </>
);

/** Whether and to whom the email about a cart is sent. */
const CartsForm = ({ answer }: { readonly answer: PreferencesAnswer }) => {
  const draft = usePreferencesDraft('abandoned-carts', answer, canSave);
  const { isDirty, isSaving, undo, save, discard } = draft;
  const settings = draft.values.abandonedCarts;
  const change = (changed: Partial<AbandonedCartSettings>): void =>
    draft.change({ abandonedCarts: { ...settings, ...changed } });
  return (
    <>
      <DraftNotices draft={draft} />
      <Section
        title="Email about the cart"
        text="One email, 24 hours after the address was entered, with a link that brings the cart back on any device. None after a purchase, for an empty cart, or to whom unsubscribed."
      >
        <Card>
          <CardBody>
            <Switch
              label="Send it"
              isOn={settings.isEnabled}
              onChange={(isEnabled) => change({ isEnabled })}
            />
            <Audience settings={settings} onChange={(audience) => change({ audience })} />
            <p>
              <Link to="/store/emails/email" search={{ kind: 'abandoned-cart', language: 'en' }}>
                Edit the text of the email
              </Link>
            </p>
          </CardBody>
        </Card>
      </Section>
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </>
  );
};

/** For those who may open the list. */
const Crumb = () =>
  useSession().permissions.includes('customers') ? (
    <Link to="/store/abandoned-carts" className="screen-crumb">
      Abandoned carts /
    </Link>
  ) : null;

export const AbandonedCartSettingsScreen = () => (
  <StorePreferencesScreen title="Abandoned cart settings" namespace="abandoned-carts" lead={<Crumb />}>
    {(answer) => <CartsForm answer={answer} />}
  </StorePreferencesScreen>
);
