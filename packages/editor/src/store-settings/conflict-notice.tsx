import { Button, Notice } from '../controls/index.ts';
import { describeValue, fieldName } from './field-names.ts';
import type { StoreConflict } from './use-store-form.ts';

interface ConflictNoticeProps {
  readonly conflict: StoreConflict;
  readonly onTakeTheirs: () => void;
}

/** Shown when someone else changed the same fields: lists their values and lets the user choose. */
export const ConflictNotice = ({ conflict: { fields, theirs }, onTakeTheirs }: ConflictNoticeProps) => (
  <Notice
    tone="warning"
    title="Someone else saved these settings"
    actions={<Button onPress={onTakeTheirs}>Use their version</Button>}
  >
    <p>Nothing was overwritten. Save to keep your version.</p>
    <dl className="store-conflict">
      {fields.map((field) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            Theirs: <q>{describeValue(field, theirs)}</q>
          </dd>
        </div>
      ))}
    </dl>
  </Notice>
);
