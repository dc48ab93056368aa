import type { Location } from '@sitewright/domain/pages';
import { LocationField, type Place } from '../../blocks/index.ts';
import { TextField } from '../../controls/index.ts';
import type { ItemForm } from './use-item-form.ts';

const lines = [
  { field: 'addressTitle', label: 'Venue' },
  { field: 'addressLine1', label: 'Street address' },
  { field: 'addressLine2', label: 'City' },
  { field: 'addressCountry', label: 'Country' },
] as const satisfies readonly { readonly field: keyof Location; readonly label: string }[];

const locationOf = ({ name, line1, line2, country, lat, lng }: Place): Location => ({
  addressTitle: name,
  addressLine1: line1,
  addressLine2: line2,
  addressCountry: country,
  mapLat: lat,
  mapLng: lng,
});

interface EventTabProps {
  readonly form: ItemForm;
  readonly zone: string;
}

/** When and where. */
export const EventTab = ({ form: { fields, errors, change }, zone }: EventTabProps) => (
  <>
    <div className="item-times">
      <TextField
        label="Starts"
        type="datetime-local"
        hint={`Site time zone: ${zone}`}
        value={fields.startDate}
        error={errors.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <TextField
        label="Ends"
        type="datetime-local"
        value={fields.endDate}
        error={errors.endDate}
        onChange={(endDate) => change({ endDate })}
      />
    </div>
    <LocationField onSelect={(place) => change({ location: { ...fields.location, ...locationOf(place) } })} />
    {lines.map(({ field, label }) => (
      <TextField
        key={field}
        label={label}
        value={fields.location[field] ?? ''}
        onChange={(text) => change({ location: { ...fields.location, [field]: text } })}
      />
    ))}
  </>
);
