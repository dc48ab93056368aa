import { Slider as AriaSlider, SliderThumb, SliderTrack, type SliderProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import './slider.css';

interface OwnProps extends Omit<SliderProps<number>, 'children' | 'className' | 'style'> {
  /** Shown above the track. */
  readonly children?: ReactNode;
}

/** Slider. */
export const Slider = ({ children, ...props }: OwnProps) => (
  <AriaSlider<number> {...props} className="slider">
    {children}
    <SliderTrack className="slider-track">
      {({ state }) => (
        <>
          <span className="slider-fill" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
          <SliderThumb className="slider-thumb" />
        </>
      )}
    </SliderTrack>
  </AriaSlider>
);
