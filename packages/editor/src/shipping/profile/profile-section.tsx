import type { PriceFormat } from '@sitewright/domain/money';
import { GENERAL_PROFILE, type ShippingProfile, type ShippingSettings } from '@sitewright/domain/shipping';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Section, useConfirm } from '../../controls/index.ts';
import { NameDialog } from '../dialogs/name-dialog.tsx';
import { putEntry, removeEntry } from '../../entries/index.ts';
import { MissingCountries } from './missing-countries.tsx';
import { ProfileDeliveries } from './profile-deliveries.tsx';
import { ProfilePickups } from './profile-pickups.tsx';
import { ProfileProducts } from './profile-products.tsx';
import { ProfileZones } from './profile-zones.tsx';

interface ProfileSectionProps {
  readonly profile: ShippingProfile;
  readonly settings: ShippingSettings;
  readonly format: PriceFormat;
  readonly onChange: (settings: ShippingSettings) => void;
}

const ProfileTools = ({ profile, settings, onChange }: Omit<ProfileSectionProps, 'format'>) => {
  const [isNaming, setNaming] = useState(false);
  const confirm = useConfirm();
  const { id, name } = profile;
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Remove the profile “${name}”?`,
      text: 'Its products ship by the general profile again. Its zones and rates are removed.',
      confirm: 'Remove',
    });
    if (isConfirmed) onChange({ profiles: removeEntry(settings.profiles, id) });
  };
  return (
    <div className="row">
      <IconButton icon={Pencil} label={`Rename ${name}`} onPress={() => setNaming(true)} />
      <IconButton icon={Trash2} label={`Remove ${name}`} onPress={() => void remove()} />
      {isNaming ? (
        <NameDialog
          title="Rename profile"
          name={name}
          hint="Only you see it."
          onDone={(next) => onChange({ profiles: putEntry(settings.profiles, { ...profile, name: next }) })}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
};

/** A profile: its products, zones, pickup locations and local deliveries. */
export const ProfileSection = ({ profile, settings, format, onChange }: ProfileSectionProps) => {
  const isGeneral = profile.id === GENERAL_PROFILE;
  const put = (next: ShippingProfile): void => onChange({ profiles: putEntry(settings.profiles, next) });
  const part = { profile, format, onChange: put };
  return (
    <Section
      title={isGeneral ? 'General shipping' : profile.name}
      text={isGeneral ? 'For all products that no other profile names.' : 'For chosen products.'}
      actions={isGeneral ? null : <ProfileTools {...{ profile, settings, onChange }} />}
    >
      <div className="shipping-profile">
        {isGeneral ? null : (
          <ProfileProducts
            profile={profile}
            takenIds={settings.profiles.flatMap(({ productIds }) => productIds)}
            onChange={put}
          />
        )}
        <MissingCountries profile={profile} general={settings.profiles[0] ?? profile} />
        <ProfileZones {...part} />
        <ProfilePickups {...part} />
        <ProfileDeliveries {...part} />
      </div>
    </Section>
  );
};
