import { formatPrice } from '@sitewright/domain/money';
import { shippingLimits, type PickupPoint } from '@sitewright/domain/shipping';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, CardBody, List, ListRow } from '../../controls/index.ts';
import { EntryActions, moveBy, putEntry, removeEntry } from '../../entries/index.ts';
import { describeAddress } from '../describe-shipping.ts';
import { PickupDialog } from '../dialogs/pickup-dialog.tsx';
import type { ProfilePartProps } from './profile-part.ts';

/** Where orders can be picked up. */
export const ProfilePickups = ({ profile, format, onChange }: ProfilePartProps) => {
  const [editing, setEditing] = useState<'new' | PickupPoint>();
  const { pickups } = profile;
  const put = (next: readonly PickupPoint[]): void => onChange({ ...profile, pickups: next });
  return (
    <Card>
      <CardBody>
        <div className="shipping-part">
          <div>
            <h3>Local pickup</h3>
            <p className="quiet">Shoppers pick up their orders at your place.</p>
          </div>
          {pickups.length < shippingLimits.PICKUPS ? (
            <Button icon={Plus} onPress={() => setEditing('new')}>
              Add pickup location
            </Button>
          ) : null}
        </div>
      </CardBody>
      {pickups.length === 0 ? null : (
        <List label="Pickup locations">
          {pickups.map((pickup, place) => (
            <ListRow
              key={pickup.id}
              title={pickup.name}
              detail={`${describeAddress(pickup.address)} · ${pickup.priceCents === 0 ? 'Free' : formatPrice(pickup.priceCents, format)}`}
              actions={
                <EntryActions
                  name={pickup.name}
                  onEdit={() => setEditing(pickup)}
                  onRemove={() => put(removeEntry(pickups, pickup.id))}
                  move={{
                    isFirst: place === 0,
                    isLast: place === pickups.length - 1,
                    by: (places) => put(moveBy(pickups, pickup.id, places)),
                  }}
                />
              }
            />
          ))}
        </List>
      )}
      {editing === undefined ? null : (
        <PickupDialog
          pickup={editing === 'new' ? undefined : editing}
          format={format}
          onDone={(pickup) => put(putEntry(pickups, pickup))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  );
};
