import { readColour, writeColour } from '@sitewright/domain/styles';
import { ColorSwatch, ColorSwatchPicker, ColorSwatchPickerItem, type Color } from 'react-aria-components';
import { toPicked } from './picked-colour.ts';

export interface Swatch {
  readonly name: string;
  readonly value: string;
}

interface ColourSwatchesProps {
  readonly swatches: readonly Swatch[];
  readonly picked: Color;
  readonly onPick: (picked: Color) => void;
}

/** Without duplicates. */
const distinct = (swatches: readonly Swatch[]) => {
  const byColour = new Map<string, { readonly name: string; readonly color: Color }>();
  for (const { name, value } of swatches) {
    const colour = readColour(value);
    if (colour && !byColour.has(writeColour(colour)))
      byColour.set(writeColour(colour), { name, color: toPicked(colour) });
  }
  return [...byColour];
};

/** The site's colours. */
export const ColourSwatches = ({ swatches, picked, onPick }: ColourSwatchesProps) => {
  const shown = distinct(swatches);
  if (shown.length === 0) return null;
  return (
    <ColorSwatchPicker className="colour-swatches" aria-label="Swatches" value={picked} onChange={onPick}>
      {shown.map(([css, { name, color }]) => (
        <ColorSwatchPickerItem key={css} className="colour-swatch-item" color={color}>
          <ColorSwatch className="colour-swatch" colorName={name} />
        </ColorSwatchPickerItem>
      ))}
    </ColorSwatchPicker>
  );
};
