import { kindOf, writeBlockValue, type PlacedBlock } from '@sitewright/domain/blocks';
import { rulesOf, editableValueOf } from '../block-settings/editable-value.ts';
import type { ValueRules } from '../value-form/use-setting-form.ts';
import type { BlockValue } from '../settings/value-path.ts';
import { ValueSettings } from '../value-form/value-settings.tsx';
import { applyShared, sharedSettings, type KnownValue, type SharedSettings } from './shared-settings.ts';

type Values = ReadonlyMap<string, PlacedBlock['value']>;

export interface MultiBlockSettingsProps {
  readonly blocks: readonly PlacedBlock[];
  /** The current blocks. */
  readonly blocksNow: () => readonly PlacedBlock[];
  readonly onChange: (values: Values, label: string) => void;
}

const knownOf = (block: PlacedBlock): KnownValue | undefined => {
  const kind = kindOf(block);
  return kind && { kind, value: editableValueOf(block, kind) };
};

/** Nothing is shared with blocks of unknown kinds. */
const sharedBy = (blocks: readonly PlacedBlock[]): SharedSettings => {
  const known = blocks.map(knownOf);
  return sharedSettings(known.every((block) => block !== undefined) ? known : []);
};

const noRules: ValueRules = { validate: () => ({}), fieldInfo: () => undefined };

/** Validation rules of the first block for the shared fields. */
const rulesFor = ([first]: readonly PlacedBlock[], shared: SharedSettings): ValueRules => {
  const known = first && knownOf(first);
  if (!known) return noRules;
  const { validate, fieldInfo } = rulesOf(known.kind);
  const fields = new Set(shared.settings.map(({ field }) => field));
  const errors = (value: BlockValue) =>
    Object.entries(validate(applyShared(known.value, shared, value))).filter(([place]) => fields.has(place));
  return { fieldInfo, validate: (value) => Object.fromEntries(errors(value)) };
};

const changedValues = (blocks: readonly PlacedBlock[], after: BlockValue): Values => {
  const shared = sharedBy(blocks);
  return new Map(
    blocks.flatMap((block) => {
      const known = knownOf(block);
      const next = known && applyShared(known.value, shared, after);
      return next ? [[block.id, writeBlockValue(block, next)] as const] : [];
    }),
  );
};

/** Settings shared by several blocks; each change applies to all of them. Use their ids as key. */
export const MultiBlockSettings = ({ blocks, blocksNow, onChange }: MultiBlockSettingsProps) => {
  const shared = sharedBy(blocks);
  if (shared.settings.length === 0) return null;
  return (
    <ValueSettings
      id={`several ${blocks.map(({ id }) => id).join(' ')}`}
      value={shared.value}
      valueNow={() => sharedBy(blocksNow()).value}
      rules={rulesFor(blocks, shared)}
      groups={[{ settings: shared.settings }]}
      onChange={(after, label) => onChange(changedValues(blocksNow(), after), label)}
    />
  );
};
