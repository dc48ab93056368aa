import type { OptionValue, Swatch } from '@sitewright/domain/catalogue';
import { readColour, writeHex } from '@sitewright/domain/styles';
import { useState, type FormEvent } from 'react';
import { ColourField } from '../../colours/index.ts';
import { Button, Dialog, DialogBody, DialogFoot, Segmented, TextField } from '../../controls/index.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { picturesOf } from '../pictures/pictures-of.ts';
import { useProduct } from '../state/product-context.ts';
import { useTypedFields } from '../state/use-typed-fields.ts';
import type { OptionEdits } from './use-option-edits.ts';

interface ValueDialogProps {
  readonly value: OptionValue;
  readonly edits: OptionEdits;
  readonly onClose: () => void;
}

type SwatchKind = 'none' | 'colour' | 'picture';

const kinds = [
  { id: 'none', name: 'Name only' },
  { id: 'colour', name: 'Colour' },
  { id: 'picture', name: 'Picture' },
] as const;

const kindOf = (swatch: Swatch | undefined): SwatchKind => {
  if (!swatch) return 'none';
  return 'color' in swatch ? 'colour' : 'picture';
};

const START_COLOUR = '#888888';

/** Swatches are opaque: six digits. */
const hexOf = (colour: string): string | undefined => {
  const read = readColour(colour);
  return read ? writeHex(read).slice(0, 7).toLowerCase() : undefined;
};

/** Dragging over the picker is one change. */
const SwatchColour = ({ value, edits }: Pick<ValueDialogProps, 'value' | 'edits'>) => {
  const swatch = useProduct().product.swatches?.[value.option]?.[value.value];
  const known = { color: swatch && 'color' in swatch ? swatch.color : START_COLOUR };
  const { fields, change } = useTypedFields(known, ({ color = '' }) => {
    edits.setSwatch(value, { color });
    return true;
  });
  return (
    <ColourField
      label="Colour"
      value={fields.color}
      onChange={(colour) => {
        const color = hexOf(colour);
        if (color !== undefined) change({ color });
      }}
    />
  );
};

const SwatchFields = ({ value, edits }: Pick<ValueDialogProps, 'value' | 'edits'>) => {
  const { item, product } = useProduct();
  const swatch = product.swatches?.[value.option]?.[value.value];
  const [kind, setKind] = useState(kindOf(swatch));
  const pictures = picturesOf(item);
  const choose = (next: SwatchKind): void => {
    setKind(next);
    if (next === 'none') edits.setSwatch(value, undefined);
    if (next === 'colour' && kindOf(swatch) !== 'colour') edits.setSwatch(value, { color: START_COLOUR });
  };
  return (
    <div className="field">
      <span className="field-label">Swatch</span>
      <Segmented label="Swatch" segments={kinds} value={kind} onChange={choose} />
      {kind === 'colour' ? <SwatchColour {...{ value, edits }} /> : null}
      {kind === 'picture' ? (
        <PictureChoice
          label="Picture"
          ids={pictures}
          value={swatch && 'imageId' in swatch ? swatch.imageId : undefined}
          onChange={(imageId) => edits.setSwatch(value, imageId === undefined ? undefined : { imageId })}
        />
      ) : null}
    </div>
  );
};

/** Renames a value and chooses how it is drawn. */
export const ValueDialog = ({ value, edits, onClose }: ValueDialogProps) => {
  const [name, setName] = useState(value.value);
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = name.trim() === value.value ? undefined : edits.renameValue(value, name);
    setFault(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog title={`${value.option}: ${value.value}`} isOpen onClose={onClose}>
      <form className="document-form" noValidate aria-label="Option value" onSubmit={submit}>
        <DialogBody>
          <TextField
            label="Value"
            takesFocus
            value={name}
            error={fault}
            onChange={(text) => {
              setName(text);
              setFault(undefined);
            }}
          />
          <SwatchFields {...{ value, edits }} />
        </DialogBody>
        <DialogFoot>
          <Button
            kind="quiet"
            onPress={() => {
              onClose();
              edits.removeValue(value);
            }}
          >
            Remove value
          </Button>
          <Button kind="primary" type="submit">
            Done
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
