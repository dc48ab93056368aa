import {
  findScale,
  scaleBounds,
  scaleRatios,
  scaleSizes,
  type StyleToken,
  type StyleValues,
  type TypeScale,
} from '@sitewright/domain/styles';
import { Label, SliderOutput } from 'react-aria-components';
import { Select, Slider } from '../controls/index.ts';

interface ScaleFieldProps {
  readonly tokens: readonly StyleToken[];
  readonly valueOf: (token: StyleToken) => string;
  readonly onChange: (values: StyleValues) => void;
  readonly onChangeEnd: (values: StyleValues) => void;
}

interface BaseProps {
  readonly scale: TypeScale;
  readonly onMove: (base: number) => void;
  readonly onEnd: (base: number) => void;
}

const BaseSize = ({ scale, onMove, onEnd }: BaseProps) => (
  <Slider
    minValue={scaleBounds.base.min}
    maxValue={scaleBounds.base.max}
    step={0.0625}
    value={scale.base}
    formatOptions={{ maximumFractionDigits: 3 }}
    onChange={(base) => onMove(base)}
    onChangeEnd={(base) => onEnd(base)}
  >
    <div className="field-head">
      <Label className="field-label">Text size</Label>
      <SliderOutput className="scale-output">{`${scale.base} rem`}</SliderOutput>
    </div>
  </Slider>
);

const CUSTOM = 'custom';

/** The type scale: base size and ratio. */
export const ScaleField = ({ tokens, valueOf, onChange, onChangeEnd }: ScaleFieldProps) => {
  const scale = findScale(tokens, valueOf);
  if (!scale) return null;
  const sizes = (next: TypeScale): StyleValues => Object.fromEntries(scaleSizes(next, tokens));
  const named = scaleRatios.find(({ ratio }) => Math.abs(ratio - scale.ratio) < 0.005);
  const choices = [
    ...(named ? [] : [{ id: CUSTOM, name: 'Theme default', detail: `× ${scale.ratio}` }]),
    ...scaleRatios.map(({ ratio, name }) => ({ id: String(ratio), name, detail: `× ${ratio}` })),
  ];
  return (
    <div className="scale stack">
      <BaseSize
        scale={scale}
        onMove={(base) => onChange(sizes({ ...scale, base }))}
        onEnd={(base) => onChangeEnd(sizes({ ...scale, base }))}
      />
      <Select
        label="Scale"
        choices={choices}
        value={named ? String(named.ratio) : CUSTOM}
        onChange={(id) => (id === CUSTOM ? undefined : onChangeEnd(sizes({ ...scale, ratio: Number(id) })))}
      />
    </div>
  );
};
