import { Switch as AriaSwitch } from 'react-aria-components';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint?: string | undefined;
}

/** On/off switch that applies immediately. */
export const Switch = ({ label, isOn, onChange, hint }: SwitchProps) => (
  <AriaSwitch className="switch" isSelected={isOn} onChange={onChange}>
    <span className="switch-text">
      <span className="switch-label">{label}</span>
      {hint === undefined ? null : <span className="field-hint">{hint}</span>}
    </span>
    <span className="switch-track" aria-hidden />
  </AriaSwitch>
);
