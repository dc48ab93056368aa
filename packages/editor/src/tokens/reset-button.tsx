import { RotateCcw } from 'lucide-react';
import { Button } from 'react-aria-components';

interface ResetButtonProps {
  /** What is reset, to be read out. */
  readonly title: string;
  readonly onReset: () => void;
}

/** Takes a value back to that of the layer before. */
export const ResetButton = ({ title, onReset }: ResetButtonProps) => (
  <Button className="token-reset" aria-label={`Reset ${title}`} onPress={onReset}>
    <RotateCcw size={12} aria-hidden />
    Reset
  </Button>
);
