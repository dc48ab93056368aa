import { readColour, writeHex } from '@sitewright/domain/styles';
import { RotateCcw } from 'lucide-react';
import { ColourField } from '../../colours/index.ts';
import { IconButton } from '../../controls/index.ts';
import type { ColourSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

const OPAQUE = 'ff';

/** Stored as `#e8432a`, with two more digits if translucent. */
const storedColour = (written: string): string => {
  const colour = readColour(written);
  if (!colour) return written;
  const alpha = Math.round(colour.alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return writeHex(colour) + (alpha === OPAQUE ? '' : alpha);
};

/** Overrides a site colour. */
export const ColourSettingField = (props: FieldProps<ColourSetting>) => {
  const { texts, change } = fieldOf(props);
  const value = textAt(props.form.value, props.setting.field);
  return (
    <div className="field">
      <ColourField
        label={texts.label}
        value={value}
        onChange={(written) => change(storedColour(written), 'debounced')}
        aside={
          value === '' ? null : (
            <IconButton icon={RotateCcw} label="Use the site colour" onPress={() => change(undefined)} />
          )
        }
      />
      {texts.error === undefined ? null : <span className="field-error">{texts.error}</span>}
      {texts.hint === undefined ? null : <span className="field-hint">{texts.hint}</span>}
    </div>
  );
};
