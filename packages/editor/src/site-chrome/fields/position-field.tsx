import { completePopup, popupPositions, type PopupPosition } from '@sitewright/domain/popup';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { CustomProps } from '../../blocks/index.ts';
import './position-field.css';

const positionNames = {
  TOP_LEFT: 'Top left',
  TOP_CENTER: 'Top',
  TOP_RIGHT: 'Top right',
  CENTER_LEFT: 'Left',
  CENTER: 'Center',
  CENTER_RIGHT: 'Right',
  BOTTOM_LEFT: 'Bottom left',
  BOTTOM_CENTER: 'Bottom',
  BOTTOM_RIGHT: 'Bottom right',
} as const satisfies Record<PopupPosition, string>;

/** Nine positions on a screen. */
export const PositionField = ({ form }: CustomProps) => (
  <RadioGroup
    className="field"
    value={completePopup(form.value).position}
    onChange={(next) => form.change({ field: 'position', next, label: 'Move popup' })}
  >
    <Label className="field-label">Position</Label>
    <div className="position-screen">
      {popupPositions.map((position) => (
        <Radio
          key={position}
          value={position}
          className="position-option"
          aria-label={positionNames[position]}
        />
      ))}
    </div>
  </RadioGroup>
);
