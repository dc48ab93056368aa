import {
  restockSettingsLimits,
  storeLimits,
  type Preferences,
  type RestockSettings,
} from '@sitewright/domain/store';
import { Link } from '@tanstack/react-router';
import { ListSettingsScreen, type SettingsDraft } from '../../commerce-preferences/index.ts';
import { Card, CardBody, NumberField, Section, Switch, TextField } from '../../controls/index.ts';

type Values = Preferences<'restock-notices'>;
type FormTexts = Values['restockNotificationMessages'];

interface PartProps {
  readonly values: Values;
  readonly onChange: (changed: Partial<Values>) => void;
}

const { MAX_NOTICES_PER_PIECE, MAX_LIST_LENGTH } = restockSettingsLimits;

const isCountValid = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MAX_NOTICES_PER_PIECE;

const canSave = ({ restock }: Values): boolean =>
  isCountValid(restock.noticesPerPiece) && restock.mailingList.trim() !== '';

const withRestock = ({ values, onChange }: PartProps) => {
  const { restock } = values;
  return (changed: Partial<RestockSettings>): void => onChange({ restock: { ...restock, ...changed } });
};

const Sending = (props: PartProps) => {
  const { restock } = props.values;
  const change = withRestock(props);
  return (
    <Section
      title="Emails"
      text="One email to each address, the oldest sign-up first. Sending stops when the stock is gone again."
    >
      <Card>
        <CardBody>
          <Switch
            label="Send when stock returns"
            isOn={restock.isAutomatic}
            onChange={(isAutomatic) => change({ isAutomatic })}
          />
          <NumberField
            label="Emails for each piece that returns"
            value={restock.noticesPerPiece}
            min={1}
            max={MAX_NOTICES_PER_PIECE}
            hint="Of those who are told, not all buy. You can send to the others yourself."
            error={
              isCountValid(restock.noticesPerPiece)
                ? undefined
                : `Enter a whole number from 1 to ${MAX_NOTICES_PER_PIECE}.`
            }
            onChange={(noticesPerPiece = Number.NaN) => change({ noticesPerPiece })}
          />
          <p>
            <Link to="/store/emails/email" search={{ kind: 'restock', language: 'en' }}>
              Edit the text of the email
            </Link>
          </p>
        </CardBody>
      </Card>
    </Section>
  );
};

const ListOptions = (props: PartProps) => {
  const { values, onChange } = props;
  const change = withRestock(props);
  return (
    <>
      <Switch
        label="Ticked from the beginning"
        isOn={values.restockNotificationsMailingListOptInByDefault}
        onChange={(restockNotificationsMailingListOptInByDefault) =>
          onChange({ restockNotificationsMailingListOptInByDefault })
        }
      />
      <p className="quiet">In many countries consent is only valid if the visitor ticks the box.</p>
      <TextField
        label="Name of the list"
        value={values.restock.mailingList}
        maxLength={MAX_LIST_LENGTH}
        error={values.restock.mailingList.trim() === '' ? 'Enter a name.' : undefined}
        onChange={(mailingList) => change({ mailingList })}
      />
    </>
  );
};

const MailingList = (props: PartProps) => {
  const { values, onChange } = props;
  const isOn = values.restockNotificationsMailingListSignUpEnabled;
  return (
    <Section
      title="Mailing list"
      text="A checkbox beside the form. Whoever ticks it joins the list; you find them under Forms, Subscribers."
    >
      <Card>
        <CardBody>
          <Switch
            label="Offer the mailing list"
            isOn={isOn}
            onChange={(restockNotificationsMailingListSignUpEnabled) =>
              onChange({ restockNotificationsMailingListSignUpEnabled })
            }
          />
          {isOn ? <ListOptions {...props} /> : null}
        </CardBody>
      </Card>
    </Section>
  );
};

const textFields = [
  ['CTAText', 'Invitation', 'Above the form of a variant that is sold out.'],
  ['placeholderText', 'Placeholder', 'In the field for the email address.'],
  ['buttonText', 'Button', 'On the button that signs up.'],
  ['mailingListDescription', 'Mailing list', 'Beside the checkbox for news.'],
] as const satisfies readonly (readonly [keyof FormTexts, string, string])[];

const Texts = (props: PartProps) => {
  const { values, onChange } = props;
  const change = withRestock(props);
  const texts = values.restockNotificationMessages;
  return (
    <Section
      title="Form"
      text="What the form says. Texts that you leave as they are follow the language of the site."
    >
      <Card>
        <CardBody>
          {textFields.map(([name, label, hint]) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              value={texts[name]}
              maxLength={storeLimits.MAX_TEXT_LENGTH}
              onChange={(text) => onChange({ restockNotificationMessages: { ...texts, [name]: text } })}
            />
          ))}
          <TextField
            label="After signing up"
            hint="Replaces the form. Empty for “Signed up!”."
            value={values.restock.successText}
            maxLength={storeLimits.MAX_TEXT_LENGTH}
            onChange={(successText) => change({ successText })}
          />
        </CardBody>
      </Card>
    </Section>
  );
};

/** Whether people can sign up, and how they are told. */
const RestockFields = ({ values, change: onChange }: SettingsDraft<'restock-notices'>) => (
  <>
    <Section
      title="Sign-up form"
      text="On the page and in the quick view of a product, for each variant that is sold out."
    >
      <Card>
        <CardBody>
          <Switch
            label="Show the form"
            isOn={values.restockNotificationsEnabled}
            onChange={(restockNotificationsEnabled) => onChange({ restockNotificationsEnabled })}
          />
        </CardBody>
      </Card>
    </Section>
    <Sending values={values} onChange={onChange} />
    <MailingList values={values} onChange={onChange} />
    <Texts values={values} onChange={onChange} />
  </>
);

export const RestockSettingsScreen = () => (
  <ListSettingsScreen
    title="Restock settings"
    namespace="restock-notices"
    canSave={canSave}
    list={{ to: '/store/restock', title: 'Restock', permission: 'customers' }}
  >
    {(draft) => <RestockFields {...draft} />}
  </ListSettingsScreen>
);
