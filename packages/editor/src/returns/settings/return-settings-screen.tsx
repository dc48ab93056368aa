import { returnSettingLimits, type ReturnSettings } from '@sitewright/domain/store';
import { ListSettingsScreen, type SettingsDraft } from '../../commerce-preferences/index.ts';
import { Card, CardBody, NumberField, Section, Switch } from '../../controls/index.ts';

const MAX_DAYS = returnSettingLimits.MAX_WINDOW_DAYS;

const daysFault = ({ windowDays }: ReturnSettings): string | undefined =>
  Number.isInteger(windowDays) && windowDays >= 0 && windowDays <= MAX_DAYS
    ? undefined
    : `Enter a whole number from 0 to ${MAX_DAYS}.`;

const canSave = ({ returns }: { readonly returns: ReturnSettings }): boolean =>
  daysFault(returns) === undefined;

/** When customers can ask for returns. */
const ReturnFields = ({ values, change }: SettingsDraft<'returns'>) => {
  const settings = values.returns;
  const set = (changed: Partial<ReturnSettings>): void => change({ returns: { ...settings, ...changed } });
  return (
    <>
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
              onChange={(days) => set({ windowDays: days ?? Number.NaN })}
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
              onChange={(offersWithdrawal) => set({ offersWithdrawal })}
            />
          </CardBody>
        </Card>
      </Section>
    </>
  );
};

export const ReturnSettingsScreen = () => (
  <ListSettingsScreen
    title="Return settings"
    namespace="returns"
    canSave={canSave}
    list={{ to: '/store/returns', title: 'Returns', permission: 'orders' }}
  >
    {(draft) => <ReturnFields {...draft} />}
  </ListSettingsScreen>
);
