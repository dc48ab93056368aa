import type { DiscountTerms } from '@sitewright/domain/discounts';
import { Button, Notice } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import { describeTime } from '../../time-zones/index.ts';
import type { DiscountFormat } from '../discount-types.ts';
import { termsOf } from '../terms-of.ts';
import { compareDiscounts } from '../texts/compare-discounts.ts';
import type { DiscountConflict } from './use-discount-form.ts';

interface ConflictNoticeProps {
  readonly conflict: DiscountConflict;
  readonly mine: DiscountTerms;
  readonly format: DiscountFormat;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

const titleOf = ({ change }: DiscountConflict, zone: string, myName: string): string => {
  if (!change) return 'Someone else changed this discount';
  const who = change.who === myName ? 'You' : change.who;
  const place = change.who === myName ? ' in another window' : '';
  return `${who} changed this discount${place} on ${describeTime(new Date(change.on), zone)}`;
};

/** Shows what someone else saved in between and lets choose. */
export const ConflictNotice = (props: ConflictNoticeProps) => {
  const { conflict, mine, format, onTakeTheirs, onKeepMine } = props;
  const { account } = useSession();
  return (
    <Notice
      tone="warning"
      title={titleOf(conflict, format.zone, account.name)}
      actions={
        <>
          <Button onPress={onTakeTheirs}>Use the saved version</Button>
          <Button kind="primary" onPress={onKeepMine}>
            Save my version
          </Button>
        </>
      }
    >
      <p>Nothing was overwritten. Choose which version to keep.</p>
      <dl className="discount-conflict">
        {compareDiscounts(mine, termsOf(conflict.theirs), format).map(({ label, mine: own, theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              Saved: <q>{theirs}</q>
            </dd>
            <dd>
              Yours: <q>{own}</q>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
};
