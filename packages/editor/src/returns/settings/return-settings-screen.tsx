import { returnSettingLimits, type ReturnSettings } from '@sitewright/domain/store';
import {
  DraftNotices,
  SaveBar,
  StorePreferencesScreen,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../../commerce-preferences/index.ts';
import { Link } from '@tanstack/react-router';
import { Card, CardBody, NumberField, Section, Switch } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';

const MAX_DAYS = returnSettingLimits.MAX_WINDOW_DAYS;

const daysFault = ({ windowDays }: ReturnSettings): string | undefined =>
  Number.isInteger(windowDays) && windowDays >= 0 && windowDays <= MAX_DAYS
    ? undefined
    : `Enter a whole number from 0 to ${MAX_DAYS}.`;

const canSave = ({ returns }: { readonly returns: ReturnSettings }): boolean =>
  daysFault(returns) === undefined;

/** When customers can ask for returns. */
const ReturnsForm = ({ answer }: { readonly answer: PreferencesAnswer }) => {
  const draft = usePreferencesDraft('returns', answer, canSave);
  const { isDirty, isSaving, undo, save, discard } = draft;
  const settings = draft.values.returns;
  const change = (changed: Partial<ReturnSettings>): void =>
    draft.change({ returns: { ...settings, ...changed } });
  return (
    <>
      <DraftNotices draft={draft} />
      <Section
        title="Returns"
        text="Customers ask for them on the page of their order. You accept or decline."
      >
        <Card>
          <CardBody>
            <NumberField
              label="Days for a return"
              hint="After the last parcel was sent. 0 switches returns off."
              unit="days"
              min={0}
              max={MAX_DAYS}
              value={settings.windowDays}
              error={daysFault(settings)}
              onChange={(days) => change({ windowDays: days ?? Number.NaN })}
            />
          </CardBody>
        </Card>
      </Section>
      <Section title="Withdrawal from contract">
        <Card>
          <CardBody>
            <Switch
              label="Offer it to customers in the European Economic Area"
              hint="For 14 days after the delivery, for which a week is added. It needs no acceptance; customers get a receipt by email."
              isOn={settings.offersWithdrawal}
              onChange={(offersWithdrawal) => change({ offersWithdrawal })}
            />
          </CardBody>
        </Card>
      </Section>
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </>
  );
};

/** For those who may open the list. */
const Crumb = () =>
  useSession().permissions.includes('orders') ? (
    <Link to="/store/returns" className="screen-crumb">
      Returns /
    </Link>
  ) : null;

export const ReturnSettingsScreen = () => (
  <StorePreferencesScreen title="Return settings" namespace="returns" lead={<Crumb />}>
    {(answer) => <ReturnsForm answer={answer} />}
  </StorePreferencesScreen>
);
