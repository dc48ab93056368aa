import { kindOf, writeBlockValue, type PlacedBlock } from '@sitewright/domain/blocks';
import { rulesOf, valueIn } from '../settings/known-value.ts';
import type { ValueRules } from '../settings/use-setting-form.ts';
import type { BlockValue } from '../settings/value-path.ts';
import { ValueSettings } from '../settings/value-settings.tsx';
import { applyShared, sharedSettings, type KnownValue, type SharedSettings } from './shared-settings.ts';

type Values = ReadonlyMap<string, PlacedBlock['value']>;

export interface MultiBlockSettingsProps {
  readonly blocks: readonly PlacedBlock[];
  /** As they are at this moment. */
  readonly blocksNow: () => readonly PlacedBlock[];
  readonly onChange: (values: Values, label: string) => void;
}

const knownOf = (block: PlacedBlock): KnownValue | undefined => {
  const kind = kindOf(block);
  return kind && { kind, value: valueIn(block, kind) };
};

/** Nothing is shared with a block of a kind that nobody knows. */
const sharedBy = (blocks: readonly PlacedBlock[]): SharedSettings => {
  const known = blocks.map(knownOf);
  return sharedSettings(known.every((block) => block !== undefined) ? known : []);
};

const noRules: ValueRules = { faultsOf: () => ({}), factsOf: () => undefined };

/** Those of the first block, as far as they are about what is shown. */
const rulesFor = ([first]: readonly PlacedBlock[], shared: SharedSettings): ValueRules => {
  const known = first && knownOf(first);
  if (!known) return noRules;
  const { faultsOf, factsOf } = rulesOf(known.kind);
  const fields = new Set(shared.settings.map(({ field }) => field));
  const faults = (value: BlockValue) =>
    Object.entries(faultsOf(applyShared(known.value, shared, value))).filter(([place]) => fields.has(place));
  return { factsOf, faultsOf: (value) => Object.fromEntries(faults(value)) };
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

/** The settings that several blocks share; a change is one for all of them. Give it their ids as key. */
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
