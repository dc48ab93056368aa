import { RotateCcw } from 'lucide-react';
import { Button } from 'react-aria-components';

interface ResetButtonProps {
  /** Name of the token, for the accessible label. */
  readonly title: string;
  readonly onReset: () => void;
}

const CONTROLS = 'input:not([type="hidden"]), button';

/** The control next to the button: it gets the focus, because the button disappears. */
const controlBeside = (button: Element): HTMLElement | undefined =>
  [...(button.closest('.field, .token-choice')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (control) => control !== button && control.closest('[aria-hidden="true"]') === null,
  );

/** Resets a value to that of the parent layer. */
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
