import { writeColour, type Colour } from '@sitewright/domain/styles';
import { useEffect, useRef, useState } from 'react';
import { ColorArea, ColorSlider, ColorThumb, SliderTrack, type Color } from 'react-aria-components';
import { Segmented } from '../controls/index.ts';
import { ColourInputs } from './colour-inputs.tsx';
import { colourModeChoices, colourModes, type ColourModeName } from './colour-modes.ts';
import './colour-picker.css';
import { ColourSwatches, type Swatch } from './colour-swatches.tsx';
import { ContrastResults } from './contrast-results.tsx';
import type { ContrastPair } from './contrasts.ts';
import { fromPicked, startOf, toPicked } from './picked-colour.ts';

interface ColourPickerProps {
  /** CSS value. */
  readonly value: string;
  /** Called while dragging. */
  readonly onChange: (value: string) => void;
  /** Called with the final value. */
  readonly onChangeEnd?: (value: string) => void;
  readonly swatches?: readonly Swatch[];
  readonly backgrounds?: readonly ContrastPair[];
  readonly texts?: readonly ContrastPair[];
}

const write = (picked: Color): string => writeColour(fromPicked(picked));

/** The picked colour as the sliders have it: a serialized grey would lose its hue. */
const usePicked = ({ value, onChange, onChangeEnd }: ColourPickerProps) => {
  const [state, setState] = useState(() => ({ value, picked: startOf(value) }));
  // Changed from outside, such as by undo.
  const current = state.value === value ? state : { value, picked: startOf(value) };
  const move = (picked: Color) => {
    const next = write(picked);
    setState({ value: next, picked });
    if (next !== value) onChange(next);
  };
  return {
    picked: current.picked,
    move,
    end: (picked: Color = current.picked) => onChangeEnd?.(write(picked)),
  };
};

/** Checkerboard behind translucent colours. */
const CHEQUERS = 'repeating-conic-gradient(#c8cdd7 0% 25%, #fff 0% 50%) 50% / 8px 8px';

interface SlidersProps {
  readonly picked: Color;
  readonly move: (picked: Color) => void;
  readonly end: (picked: Color) => void;
}

/** The library labels its area "Color picker"; the app uses British spelling. */
const useBritishLabels = () => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const part of [area.current, ...(area.current?.querySelectorAll('[aria-label]') ?? [])]) {
      const label = part?.getAttribute('aria-label') ?? '';
      if (label.includes('Color')) part?.setAttribute('aria-label', label.replace('Color', 'Colour'));
    }
  });
  return area;
};

const Area = ({ picked, move, end }: SlidersProps) => (
  <ColorArea
    ref={useBritishLabels()}
    className="colour-area"
    aria-label="Saturation and brightness"
    colorSpace="hsb"
    xChannel="saturation"
    yChannel="brightness"
    value={picked}
    onChange={move}
    onChangeEnd={end}
  >
    <ColorThumb className="colour-thumb" />
  </ColorArea>
);

const Sliders = (props: SlidersProps) => {
  const { picked, move, end } = props;
  return (
    <>
      <Area {...props} />
      {(['hue', 'alpha'] as const).map((channel) => (
        <ColorSlider
          key={channel}
          className="colour-slider"
          aria-label={channel === 'hue' ? 'Hue' : 'Alpha'}
          colorSpace="hsb"
          channel={channel}
          value={picked}
          onChange={move}
          onChangeEnd={end}
        >
          <SliderTrack
            className="colour-track"
            style={({ defaultStyle: { background } }) => ({ background: `${background}, ${CHEQUERS}` })}
          >
            <ColorThumb className="colour-thumb" />
          </SliderTrack>
        </ColorSlider>
      ))}
    </>
  );
};

export const ColourPicker = (props: ColourPickerProps) => {
  const { picked, move, end } = usePicked(props);
  const [mode, setMode] = useState<ColourModeName>('hex');
  // Invalid input is dropped when the colour is changed by a slider.
  const [moves, setMoves] = useState(0);
  const { swatches = [], backgrounds = [], texts = [] } = props;
  const drag = (next: Color) => {
    setMoves(moves + 1);
    move(next);
  };
  const pick = (next: Color) => {
    drag(next);
    end(next);
  };
  return (
    <div className="colour-picker">
      <Sliders picked={picked} move={drag} end={end} />
      <Segmented label="Notation" segments={colourModeChoices} value={mode} onChange={setMode} />
      <ColourInputs
        key={`${mode} ${moves}`}
        mode={colourModes[mode]}
        colour={fromPicked(picked)}
        onChange={(colour: Colour) => move(toPicked(colour))}
        onChangeEnd={end}
      />
      <ColourSwatches swatches={swatches} picked={picked} onPick={pick} />
      <ContrastResults value={write(picked)} backgrounds={backgrounds} texts={texts} />
    </div>
  );
};
