import { Eye } from 'lucide-react';
import { Button } from '../controls/index.ts';
import { usePreview } from './use-preview.ts';

export const PreviewButton = ({ at }: { readonly at: string }) => {
  const { open, isOpening } = usePreview(at);
  return (
    <Button icon={Eye} isPending={isOpening} onPress={() => void open()}>
      Preview
    </Button>
  );
};
