import {
  kindOf,
  readBlockValue,
  writeBlockValue,
  type BlockKind,
  type PlacedBlock,
} from '@sitewright/domain/blocks';
import { blockFields } from '@sitewright/domain/blocks/schemas';
import { Disclosure, Notice } from '../../controls/index.ts';
import { kindSettings } from '../kinds/kind-settings.ts';
import './block-settings.css';
import { LostFields } from './lost-fields.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useBlockForm, type ChangeBlock } from './use-block-form.ts';
import { textAt, type BlockValue } from './value-path.ts';

export interface BlockSettingsProps {
  readonly block: PlacedBlock;
  /** The new value, which the rules allow, and what undo calls the change. */
  readonly onChange: (value: BlockValue, label: string) => void;
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

interface KnownBlockProps {
  readonly block: PlacedBlock;
  readonly kind: BlockKind;
  readonly onChange: ChangeBlock;
}

const KnownBlock = ({ block, kind, onChange }: KnownBlockProps) => {
  const form = useBlockForm({ id: block.id, kind, value: valueIn(block, kind) }, (value, label) =>
    onChange(writeBlockValue(block, value), label),
  );
  const { note, groups } = kindSettings[kind];
  return (
    <div className="block-settings">
      {note === undefined ? null : <p className="quiet">{note}</p>}
      <LostFields kind={kind} form={form} />
      {groups.map(({ title, settings }) => {
        const isShown = settings.some(({ when }) => when?.(form.value) ?? true);
        if (!isShown) return null;
        const fields = <SettingFields settings={settings} form={form} />;
        return title === undefined ? (
          <div key="first" className="stack">
            {fields}
          </div>
        ) : (
          <Disclosure key={title} title={title}>
            {fields}
          </Disclosure>
        );
      })}
    </div>
  );
};

/** What a block holds, as fields. */
export const BlockSettings = ({ block, onChange }: BlockSettingsProps) => {
  const kind = kindOf(block);
  return kind ? (
    <KnownBlock key={block.id} {...{ block, kind, onChange }} />
  ) : (
    <Notice tone="warning">
      Nobody here knows this kind of block. It is kept as it came, and visitors see nothing of it.
    </Notice>
  );
};
