import type { ShippingZone } from '@sitewright/domain/shipping';
import { shippingLimits } from '@sitewright/domain/shipping';
import { Globe, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, EmptyState } from '../../controls/index.ts';
import { ZoneDialog } from '../dialogs/zone-dialog.tsx';
import { putEntry, removeEntry } from '../../entries/index.ts';
import type { ProfilePartProps } from './profile-part.ts';
import { ZoneCard } from './zone-card.tsx';

const NoZones = ({ onAdd }: { readonly onAdd: () => void }) => (
  <Card>
    <EmptyState
      icon={Globe}
      title="No shipping zones yet"
      action={
        <Button kind="primary" icon={Plus} onPress={onAdd}>
          Add zone
        </Button>
      }
    >
      To ship orders, add a zone with the countries you ship to, then a rate that shoppers pay. Until then
      they can only pick orders up or have them delivered locally, if you offer that below.
    </EmptyState>
  </Card>
);

/** The zones of a profile. */
export const ProfileZones = ({ profile, format, onChange }: ProfilePartProps) => {
  const [isAdding, setAdding] = useState(false);
  const { zones } = profile;
  const put = (next: readonly ShippingZone[]): void => onChange({ ...profile, zones: next });
  return (
    <>
      {zones.length === 0 ? (
        <NoZones onAdd={() => setAdding(true)} />
      ) : (
        <div className="shipping-zones">
          {zones.map((zone) => (
            <ZoneCard
              key={zone.id}
              zone={zone}
              others={removeEntry(zones, zone.id)}
              format={format}
              onChange={(next) => put(putEntry(zones, next))}
              onRemove={() => put(removeEntry(zones, zone.id))}
            />
          ))}
          {zones.length < shippingLimits.ZONES ? (
            <div className="row">
              <Button icon={Plus} onPress={() => setAdding(true)}>
                Add zone
              </Button>
            </div>
          ) : null}
        </div>
      )}
      {isAdding ? (
        <ZoneDialog
          zone={undefined}
          others={zones}
          format={format}
          onDone={(zone) => put(putEntry(zones, zone))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
};
