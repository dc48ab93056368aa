import { kindOf, writeBlockValue, type BlockKind, type PlacedBlock } from '@sitewright/domain/blocks';
import { useMemo } from 'react';
import { Notice } from '../../controls/index.ts';
import { kindSettings } from '../kinds/kind-settings.ts';
import '../value-form/value-settings.css';
import { rulesOf, editableValueOf } from './editable-value.ts';
import { UnplacedErrors } from './unplaced-errors.tsx';
import { SettingGroups } from '../value-form/setting-groups.tsx';
import { useSettingForm, type ChangeValue, type ValueRules } from '../value-form/use-setting-form.ts';

export interface BlockSettingsProps {
  readonly block: PlacedBlock;
  /** The current block; undefined once deleted. */
  readonly blockNow: () => PlacedBlock | undefined;
  readonly onChange: ChangeValue;
}

interface KnownBlockProps extends BlockSettingsProps {
  readonly kind: BlockKind;
}

const useRules = (kind: BlockKind): ValueRules => useMemo(() => rulesOf(kind), [kind]);

const KnownBlock = ({ block, blockNow, kind, onChange }: KnownBlockProps) => {
  const valueNow = () => {
    const now = blockNow();
    return now && editableValueOf(now, kind);
  };
  const edited = { id: block.id, value: editableValueOf(block, kind), valueNow, rules: useRules(kind) };
  const form = useSettingForm(edited, (value, label) =>
    onChange(writeBlockValue(blockNow() ?? block, value), label),
  );
  const { note, groups } = kindSettings[kind];
  return (
    <div className="block-settings">
      {note === undefined ? null : <p className="quiet">{note}</p>}
      <UnplacedErrors kind={kind} form={form} />
      <SettingGroups groups={groups} form={form} />
    </div>
  );
};

/** Settings of a block's content. */
export const BlockSettings = (props: BlockSettingsProps) => {
  const { block } = props;
  const kind = kindOf(block);
  return kind ? (
    <KnownBlock key={block.id} {...props} kind={kind} />
  ) : (
    <Notice tone="warning">
      This block type is not supported. Its content is preserved, but visitors do not see it.
    </Notice>
  );
};
