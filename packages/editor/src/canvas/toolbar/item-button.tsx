import { useNavigate } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../controls/index.ts';
import { ItemSettingsDialog } from '../../items/index.ts';
import { useCanvas } from '../canvas-context.ts';

interface ItemButtonProps {
  readonly id: string;
  readonly at: string;
}

/** Item settings. Saving reloads the page, because templates render them. */
export const ItemButton = ({ id, at }: ItemButtonProps) => {
  const { page, stopEditing } = useCanvas();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const follow = (path: string) => {
    setOpen(false);
    if (path === at) page?.defaultView?.location.reload();
    else void navigate({ to: '/pages/edit', search: { at: path }, replace: true });
  };
  return (
    <>
      <IconButton
        icon={Settings}
        label="Page settings"
        onPress={() => {
          stopEditing();
          setOpen(true);
        }}
      />
      {isOpen ? (
        <Suspense>
          <ItemSettingsDialog
            id={id}
            onClose={() => setOpen(false)}
            onSaved={(_saved, path) => follow(path)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
