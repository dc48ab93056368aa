import { RotateCcw } from 'lucide-react';
import { Button } from 'react-aria-components';

interface ResetButtonProps {
  /** What is reset, to be read out. */
  readonly title: string;
  readonly onReset: () => void;
}

const CONTROLS = 'input:not([type="hidden"]), button';

/** The field beside the button, which goes away once there is nothing to reset: the focus would be lost with it. */
const controlBeside = (button: Element): HTMLElement | undefined =>
  [...(button.closest('.field, .token-choice')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (control) => control !== button && control.closest('[aria-hidden="true"]') === null,
  );

/** Takes a value back to that of the layer before. */
export const ResetButton = ({ title, onReset }: ResetButtonProps) => (
  <Button
    className="token-reset"
    aria-label={`Reset ${title}`}
    onPress={({ target }) => {
      controlBeside(target)?.focus();
      onReset();
    }}
  >
    <RotateCcw size={12} aria-hidden />
    <span>Reset</span>
  </Button>
);
