import { shippingLimits, type LocalDelivery } from '@sitewright/domain/shipping';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, CardBody, List, ListRow } from '../../controls/index.ts';
import { EntryActions, putEntry, removeEntry } from '../../entries/index.ts';
import { describeDelivery } from '../describe-shipping.ts';
import { DeliveryDialog } from '../dialogs/delivery-dialog.tsx';
import type { ProfilePartProps } from './profile-part.ts';

/** Deliveries to postal codes nearby. */
export const ProfileDeliveries = ({ profile, format, onChange }: ProfilePartProps) => {
  const [editing, setEditing] = useState<'new' | LocalDelivery>();
  const { localDeliveries } = profile;
  const put = (next: readonly LocalDelivery[]): void => onChange({ ...profile, localDeliveries: next });
  return (
    <Card>
      <CardBody>
        <div className="shipping-part">
          <div>
            <h3>Local delivery</h3>
            <p className="quiet">You deliver to postal codes nearby.</p>
          </div>
          {localDeliveries.length < shippingLimits.PICKUPS ? (
            <Button icon={Plus} onPress={() => setEditing('new')}>
              Add local delivery
            </Button>
          ) : null}
        </div>
      </CardBody>
      {localDeliveries.length === 0 ? null : (
        <List label="Local deliveries">
          {localDeliveries.map((delivery) => (
            <ListRow
              key={delivery.id}
              title={delivery.name}
              detail={describeDelivery(delivery, format)}
              actions={
                <EntryActions
                  name={delivery.name}
                  onEdit={() => setEditing(delivery)}
                  onRemove={() => put(removeEntry(localDeliveries, delivery.id))}
                />
              }
            />
          ))}
        </List>
      )}
      {editing === undefined ? null : (
        <DeliveryDialog
          delivery={editing === 'new' ? undefined : editing}
          format={format}
          onDone={(delivery) => put(putEntry(localDeliveries, delivery))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  );
};
