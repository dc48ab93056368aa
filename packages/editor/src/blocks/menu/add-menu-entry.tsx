import { Plus } from 'lucide-react';
import { Button } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';

interface AddMenuEntryProps {
  readonly onAdd: (entries: readonly unknown[]) => void;
}

const kinds = [
  { kind: 'dish', name: 'Add dish', title: 'New dish' },
  { kind: 'section', name: 'Add section', title: 'New section' },
  { kind: 'menu', name: 'Add menu', title: 'New menu' },
] as const;

export const AddMenuEntry = ({ onAdd }: AddMenuEntryProps) =>
  kinds.map(({ kind, name, title }) => (
    <Button
      key={kind}
      kind={kind === 'dish' ? 'plain' : 'quiet'}
      icon={Plus}
      onPress={() => onAdd([{ id: newId(), kind, title, description: '', price: '' }])}
    >
      {name}
    </Button>
  ));
