import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { mailingListLimits, segmentLimits, type SegmentCondition } from '@sitewright/domain/mailing-lists';
import { Plus } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Select,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { addressesText, type Segment, type SegmentOptions } from '../list-texts.ts';
import { ConditionFields } from './condition-fields.tsx';
import { conditionOf, valuesOf, type ConditionValues } from './segment-texts.ts';

interface SegmentDialogProps {
  /** Undefined for a new one. */
  readonly segment: Segment | undefined;
  readonly options: SegmentOptions;
  readonly onClose: () => void;
}

interface EditedCondition extends ConditionValues {
  /** Stays with the fields while others are removed. */
  readonly key: string;
}

const emptyCondition: ConditionValues = { kind: 'tag', value: '' };

const withKey = (values: ConditionValues): EditedCondition => ({ ...values, key: crypto.randomUUID() });

const matches = [
  { id: 'all', name: 'All conditions' },
  { id: 'any', name: 'Any condition' },
] as const;

const rulesOf = (values: readonly ConditionValues[], match: 'all' | 'any') => {
  const conditions = values.map(conditionOf).filter((each): each is SegmentCondition => each !== undefined);
  return conditions.length === values.length ? { match, conditions } : undefined;
};

/** How many addresses would match now; undefined while something is missing. */
const useLiveCount = (rule: ReturnType<typeof rulesOf>): number | undefined => {
  const [counted, setCounted] = useState<{ readonly key: string; readonly count: number }>();
  const key = rule && JSON.stringify(rule);
  useEffect(() => {
    if (key === undefined) return undefined;
    const control = new AbortController();
    const body = { rule: JSON.parse(key) as NonNullable<typeof rule> };
    const count = async (): Promise<void> => {
      const outcome = await send(calls.countSegment, { body }, control.signal);
      if (outcome.ok) setCounted({ key, count: outcome.answer.count });
    };
    void count();
    return () => control.abort();
  }, [key]);
  return counted?.key === key ? counted?.count : undefined;
};

const useSegmentForm = ({ segment, onClose }: SegmentDialogProps) => {
  const [name, setName] = useState(segment?.name ?? '');
  const [match, setMatch] = useState(segment?.rule.match ?? 'all');
  const [values, setValues] = useState<readonly EditedCondition[]>(() =>
    (segment?.rule.conditions.map(valuesOf) ?? [emptyCondition]).map(withKey),
  );
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefresh();
  const toast = useToast();
  const rule = rulesOf(values, match);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || !rule) return;
    const body = { name, rule };
    const outcome = segment
      ? await send(calls.updateSegment, { params: { id: segment.id }, body })
      : await send(calls.createSegment, { body });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh(calls.listSegments, calls.listMembers);
    toast(segment ? 'Segment saved' : 'Segment created');
    return onClose();
  };
  return { name, setName, match, setMatch, values, setValues, isTried, refusal, rule, submit };
};

const errorOf = (values: ConditionValues, isTried: boolean): string | undefined =>
  isTried && conditionOf(values) === undefined ? 'Fill this in.' : undefined;

/** Creates a segment, or changes one; says how many addresses match. */
export const SegmentDialog = (props: SegmentDialogProps) => {
  const { segment, options, onClose } = props;
  const form = useSegmentForm(props);
  const { values, setValues, isTried } = form;
  const count = useLiveCount(form.rule);
  const title = segment ? 'Edit segment' : 'Create segment';
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)}>
        <DialogBody>
          {form.refusal === undefined ? null : <Notice tone="bad">{form.refusal}</Notice>}
          <TextField
            label="Name"
            value={form.name}
            onChange={form.setName}
            error={isTried && form.name.trim() === '' ? 'Enter a name.' : undefined}
            maxLength={mailingListLimits.MAX_NAME_LENGTH}
            takesFocus
          />
          <Select
            label="Who belongs to it"
            choices={matches}
            value={form.match}
            onChange={(id) => form.setMatch(id === 'any' ? 'any' : 'all')}
          />
          <div className="mailing-conditions">
            {values.map((each, place) => (
              <ConditionFields
                key={each.key}
                place={place + 1}
                values={each}
                options={options}
                error={errorOf(each, isTried)}
                onChange={(next) => setValues(values.with(place, { ...next, key: each.key }))}
                onRemove={() => setValues(values.toSpliced(place, 1))}
              />
            ))}
          </div>
          {values.length < segmentLimits.MAX_CONDITIONS ? (
            <Button icon={Plus} onPress={() => setValues([...values, withKey(emptyCondition)])}>
              Add condition
            </Button>
          ) : null}
          <output className="quiet">{count === undefined ? '' : `${addressesText(count)} now`}</output>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            {segment ? 'Save' : 'Create segment'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
