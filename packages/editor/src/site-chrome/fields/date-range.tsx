import { siteCalls } from '@sitewright/api/sites';
import type { CustomProps } from '../../blocks/index.ts';
import { Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { TimeField } from './time-field.tsx';

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const fields = [
  { field: 'startsOn', label: 'Start' },
  { field: 'endsOn', label: 'End' },
] as const;

/** Date range of an announcement. */
export const DateRange = ({ form }: CustomProps) => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={2} shape="form" />}>
      {({ timeZone }) => (
        <div className="stack">
          {fields.map(({ field, label }) => (
            <TimeField
              key={field}
              label={label}
              zone={timeZone}
              value={numberIn(form.value[field])}
              error={form.errors[field]}
              onChange={(next) => form.change({ field, next, label: 'Change announcement schedule' })}
            />
          ))}
          <p className="field-hint">Site time zone: {timeZone}</p>
        </div>
      )}
    </Fetched>
  );
};
