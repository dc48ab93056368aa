import { Plus, Store } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, findScreenTitle, focusIfLost } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { AddStoreDialog } from './add-store-dialog.tsx';

/** In place of a screen that works on a store, while the site has none. */
export const NoStore = () => {
  const canAdd = useSession().permissions.includes('publish');
  const [isAdding, setAdding] = useState(false);
  const finish = (): void => {
    setAdding(false);
    // The button that opened the dialog is gone.
    focusIfLost(findScreenTitle);
  };
  return (
    <>
      <EmptyState
        icon={Store}
        title="No store yet"
        action={
          canAdd ? (
            <Button kind="primary" icon={Plus} onPress={() => setAdding(true)}>
              Add store
            </Button>
          ) : undefined
        }
      >
        {canAdd
          ? 'Add a store to your site, then fill it with products.'
          : 'Ask somebody with the right to publish pages to add a store.'}
      </EmptyState>
      {isAdding ? <AddStoreDialog onAdded={finish} onClose={() => setAdding(false)} /> : null}
    </>
  );
};
