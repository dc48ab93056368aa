import { checkoutSettingLimits, type ManualMethod } from '@sitewright/domain/store';
import { Banknote, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, Card, EmptyState, List, ListRow, Section } from '../controls/index.ts';
import { EntryActions, moveBy, putEntry, removeEntry } from '../entries/index.ts';
import { MethodDialog } from './method-dialog.tsx';

interface ManualMethodsProps {
  readonly methods: readonly ManualMethod[];
  readonly onChange: (methods: readonly ManualMethod[]) => void;
}

interface MethodListProps extends ManualMethodsProps {
  readonly onEdit: (method: ManualMethod) => void;
}

const MAX = checkoutSettingLimits.MANUAL_METHODS;

const MethodTitle = ({ name, isEnabled }: ManualMethod) => (
  <>
    {name} {isEnabled ? null : <Badge>Off</Badge>}
  </>
);

const MethodList = ({ methods, onChange, onEdit }: MethodListProps) => (
  <List label="Manual methods">
    {methods.map((method, index) => (
      <ListRow
        key={method.id}
        title={<MethodTitle {...method} />}
        detail={<span className="payments-instructions">{method.instructions || 'No instructions'}</span>}
        actions={
          <EntryActions
            name={method.name}
            onEdit={() => onEdit(method)}
            onRemove={() => onChange(removeEntry(methods, method.id))}
            move={{
              isFirst: index === 0,
              isLast: index === methods.length - 1,
              by: (places) => onChange(moveBy(methods, method.id, places)),
            }}
          />
        }
      />
    ))}
  </List>
);

/** Ways to pay outside of the website, in the order of the checkout. */
export const ManualMethods = ({ methods, onChange }: ManualMethodsProps) => {
  const [editing, setEditing] = useState<'new' | ManualMethod>();
  const add = (
    <Button
      kind={methods.length === 0 ? 'primary' : 'plain'}
      icon={Plus}
      isDisabled={methods.length >= MAX}
      onPress={() => setEditing('new')}
    >
      Add method
    </Button>
  );
  return (
    <Section
      title="Manual payments"
      text={`Shoppers order first and pay you outside of the website. The order waits until you mark it as paid. Up to ${MAX} methods.`}
    >
      <Card>
        {methods.length === 0 ? (
          <EmptyState icon={Banknote} title="No manual methods yet" action={add}>
            Add bank transfer, cash on pickup or another way to pay you.
          </EmptyState>
        ) : (
          <>
            <MethodList {...{ methods, onChange }} onEdit={setEditing} />
            <footer className="payments-foot">{add}</footer>
          </>
        )}
      </Card>
      {editing === undefined ? null : (
        <MethodDialog
          method={editing === 'new' ? undefined : editing}
          methods={methods}
          onDone={(method) => onChange(putEntry(methods, method))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Section>
  );
};
