import { donationsCalls } from '@sitewright/api/donations';
import { Notice, Select, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import type { CustomSetting, FormProps } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';

const FUND = 'fundId';
const NONE = 'none';

const FundField = ({ form }: FormProps) => {
  const { fetched, refetch } = useFetched(donationsCalls.listChoices, {});
  const id = textAt(form.value, FUND);
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="form" />}>
      {({ funds }) => {
        const chosen = funds.find((fund) => fund.id === id);
        const choices = funds.filter((fund) => !fund.isArchived || fund.id === id);
        if (choices.length === 0)
          return (
            <p className="quiet">There is no fund yet. Add one under Store, Donations, and choose it here.</p>
          );
        return (
          <div className="stack-small">
            <Select
              label="Fund"
              choices={[
                { id: NONE, name: 'None' },
                ...choices.map(({ id: key, title }) => ({ id: key, name: title })),
              ]}
              value={chosen ? id : NONE}
              onChange={(next) =>
                form.change({ field: FUND, next: next === NONE ? undefined : next, label: 'Change fund' })
              }
            />
            {chosen?.isArchived ? (
              <Notice tone="warning">This fund was archived. Visitors see nothing in its place.</Notice>
            ) : null}
          </div>
        );
      }}
    </Fetched>
  );
};

/** The fund of a block. */
export const fundSetting: CustomSetting = { control: 'custom', fields: [FUND], Editor: FundField };
