import { TextField } from '../../controls/index.ts';
import { localTime, momentOf, SiteZone } from '../../time-zones/index.ts';
import { readAt } from '../settings/value-path.ts';
import type { DateSetting } from '../settings/setting.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

const dayOf = (moment: unknown, zone: string): string =>
  typeof moment === 'number' && Number.isFinite(moment) ? localTime(moment, zone).slice(0, 10) : '';

/** A day in the site's time zone, in which pages print it. Stored as noon, which no change of the clocks moves. */
export const DateSettingField = (props: FieldProps<DateSetting>) => {
  const { texts, change } = fieldOf(props);
  return (
    <SiteZone frame={(note) => note}>
      {(zone) => (
        <TextField
          {...texts}
          type="date"
          value={dayOf(readAt(props.form.value, props.setting.field), zone)}
          onChange={(day) => change(day === '' ? undefined : momentOf(`${day}T12:00`, zone))}
        />
      )}
    </SiteZone>
  );
};
