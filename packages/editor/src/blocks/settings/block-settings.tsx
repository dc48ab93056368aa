import {
  kindOf,
  readBlockValue,
  writeBlockValue,
  type BlockKind,
  type PlacedBlock,
} from '@sitewright/domain/blocks';
import { blockFieldFacts, blockFields, findBlockValueFaults } from '@sitewright/domain/blocks/schemas';
import { useMemo } from 'react';
import { Notice } from '../../controls/index.ts';
import { kindSettings } from '../kinds/kind-settings.ts';
import './block-settings.css';
import { LostFields } from './lost-fields.tsx';
import { SettingGroups } from './setting-groups.tsx';
import { useSettingForm, type ChangeValue, type ValueRules } from './use-setting-form.ts';
import { textAt, type BlockValue } from './value-path.ts';

export interface BlockSettingsProps {
  readonly block: PlacedBlock;
  /** As it is at this moment; nothing once it is gone. */
  readonly blockNow: () => PlacedBlock | undefined;
  readonly onChange: ChangeValue;
}

/**
 * A website component says more than its kind knows: only what is known is edited, and the rest is kept when it is
 * written back.
 */
const valueIn = (block: PlacedBlock, kind: BlockKind): BlockValue => {
  const value = readBlockValue(block);
  if (value === block.value) return value;
  const known = new Set(blockFields(kind).map((field) => field.split('.')[0]));
  const kept = Object.entries(value).filter(
    ([name, field]) => known.has(name) && field !== '' && field !== undefined,
  );
  const { link, ...rest } = Object.fromEntries(kept);
  return textAt(link, 'url') === '' ? rest : { ...rest, link };
};

interface KnownBlockProps extends BlockSettingsProps {
  readonly kind: BlockKind;
}

const rulesOf = (kind: BlockKind): ValueRules => ({
  faultsOf: (value) => findBlockValueFaults(kind, value),
  factsOf: (field) => blockFieldFacts(kind, field),
});

const useRules = (kind: BlockKind): ValueRules => useMemo(() => rulesOf(kind), [kind]);

const KnownBlock = ({ block, blockNow, kind, onChange }: KnownBlockProps) => {
  const valueNow = () => {
    const now = blockNow();
    return now && valueIn(now, kind);
  };
  const edited = { id: block.id, value: valueIn(block, kind), valueNow, rules: useRules(kind) };
  const form = useSettingForm(edited, (value, label) =>
    onChange(writeBlockValue(blockNow() ?? block, value), label),
  );
  const { note, groups } = kindSettings[kind];
  return (
    <div className="block-settings">
      {note === undefined ? null : <p className="quiet">{note}</p>}
      <LostFields kind={kind} form={form} />
      <SettingGroups groups={groups} form={form} />
    </div>
  );
};

/** What a block holds, as fields. */
export const BlockSettings = (props: BlockSettingsProps) => {
  const { block } = props;
  const kind = kindOf(block);
  return kind ? (
    <KnownBlock key={block.id} {...props} kind={kind} />
  ) : (
    <Notice tone="warning">
      Nobody here knows this kind of block. It is kept as it came, and visitors see nothing of it.
    </Notice>
  );
};
