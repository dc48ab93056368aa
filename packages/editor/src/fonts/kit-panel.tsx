import { useState } from 'react';
import { Button, TextField } from '../controls/index.ts';
import { useFontKit } from './use-font-kit.ts';

interface KitPanelProps {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Adobe Fonts kit: pages load its fonts from Adobe. */
export const KitPanel = ({ value, onChoose }: KitPanelProps) => {
  const { kit, fault, isLooking, add, remove } = useFontKit();
  const [typed, setTyped] = useState('');
  if (!kit)
    return (
      <form
        className="font-kit stack"
        onSubmit={(event) => {
          event.preventDefault();
          void add(typed);
        }}
      >
        <TextField
          label="Typekit Kit"
          hint="ID of an Adobe Fonts kit. Visitors load its fonts from Adobe."
          placeholder="abc1def"
          value={typed}
          onChange={setTyped}
          error={fault}
        />
        <div>
          <Button type="submit" isPending={isLooking} isDisabled={typed.trim() === ''}>
            Add kit
          </Button>
        </div>
      </form>
    );
  return (
    <div className="font-kit stack">
      <div className="row">
        <span>
          Typekit Kit <span className="code">{kit.id}</span>
        </span>
        <Button kind="quiet" onPress={remove}>
          Remove kit
        </Button>
      </div>
      {kit.families.length === 0 ? <p className="quiet">This kit has no families.</p> : null}
      <div className="row">
        {kit.families.map(({ name, stack }) => (
          <Button key={name} kind={stack === value ? 'primary' : 'plain'} onPress={() => onChoose(stack)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
};
