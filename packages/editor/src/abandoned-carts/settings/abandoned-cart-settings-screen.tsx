import type { AbandonedCartAudience, AbandonedCartSettings } from '@sitewright/domain/store';
import { Link } from '@tanstack/react-router';
import { ListSettingsScreen, type SettingsDraft } from '../../commerce-preferences/index.ts';
import { Card, CardBody, Notice, Section, Select, Switch } from '../../controls/index.ts';

const audiences = [
  { id: 'consented', name: 'Customers who agreed to marketing emails' },
  { id: 'everyone', name: 'Everybody who entered an email address' },
] as const satisfies readonly { readonly id: AbandonedCartAudience; readonly name: string }[];

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
const CartFields = ({ values, change }: SettingsDraft<'abandoned-carts'>) => {
  const settings = values.abandonedCarts;
  const set = (changed: Partial<AbandonedCartSettings>): void =>
    change({ abandonedCarts: { ...settings, ...changed } });
  return (
    <Section
      title="Email about the cart"
      text="One email, 24 hours after the address was entered, with a link that brings the cart back on any device. None after a purchase, for an empty cart, or to whom unsubscribed."
    >
      <Card>
        <CardBody>
          <Switch label="Send it" isOn={settings.isEnabled} onChange={(isEnabled) => set({ isEnabled })} />
          <Audience settings={settings} onChange={(audience) => set({ audience })} />
          <p>
            <Link to="/store/emails/email" search={{ kind: 'abandoned-cart', language: 'en' }}>
              Edit the text of the email
            </Link>
          </p>
        </CardBody>
      </Card>
    </Section>
  );
};

export const AbandonedCartSettingsScreen = () => (
  <ListSettingsScreen
    title="Abandoned cart settings"
    namespace="abandoned-carts"
    list={{ to: '/store/abandoned-carts', title: 'Abandoned carts', permission: 'customers' }}
  >
    {(draft) => <CartFields {...draft} />}
  </ListSettingsScreen>
);
