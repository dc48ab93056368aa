import type { PriceFormat } from '@sitewright/domain/money';
import { shippingLimits, type ShippingSettings } from '@sitewright/domain/shipping';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  DraftNotices,
  SaveBar,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../commerce-preferences/index.ts';
import { Button, Section } from '../controls/index.ts';
import { newId } from '../documents/index.ts';
import { NameDialog } from './dialogs/name-dialog.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { TryAddress } from './try-address.tsx';

interface AddProfileProps {
  readonly settings: ShippingSettings;
  readonly onChange: (settings: ShippingSettings) => void;
}

const AddProfile = ({ settings: { profiles }, onChange }: AddProfileProps) => {
  const [isNaming, setNaming] = useState(false);
  const add = (name: string): void =>
    onChange({
      profiles: [
        ...profiles,
        { id: newId(), name, productIds: [], zones: [], pickups: [], localDeliveries: [] },
      ],
    });
  if (profiles.length >= shippingLimits.PROFILES) return null;
  return (
    <Section
      title="Other profiles"
      text="Rates of their own for some products, such as heavy or fragile ones."
    >
      <div className="row">
        <Button icon={Plus} onPress={() => setNaming(true)}>
          Add profile
        </Button>
      </div>
      {isNaming ? (
        <NameDialog
          title="Add profile"
          name=""
          hint="Only you see it. Choose its products next."
          onDone={add}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </Section>
  );
};

interface ShippingFormProps {
  readonly answer: PreferencesAnswer;
  readonly format: PriceFormat;
}

/** Everything about shipping, saved together. */
export const ShippingForm = ({ answer, format }: ShippingFormProps) => {
  const draft = usePreferencesDraft('shipping', answer);
  const { isDirty, isSaving, undo, save, discard } = draft;
  const settings = draft.values.shipping;
  const change = (shipping: ShippingSettings): void => draft.change({ shipping });
  return (
    <div className="shipping">
      <DraftNotices draft={draft} />
      {settings.profiles.map((profile) => (
        <ProfileSection key={profile.id} {...{ profile, settings, format }} onChange={change} />
      ))}
      <AddProfile settings={settings} onChange={change} />
      <TryAddress settings={settings} format={format} />
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </div>
  );
};
