import { siteFieldKinds } from '@sitewright/domain/forms';
import { textAt } from '../../settings/value-path.ts';
import { fieldKindDefinitions } from './field-kinds.ts';

/** The kind of a field in the list of fields. */
export const FieldIcon = ({ entry }: { readonly entry: unknown }) => {
  const kind = siteFieldKinds.find((each) => each === textAt(entry, 'type'));
  if (!kind) return null;
  const { icon: Icon } = fieldKindDefinitions[kind];
  return (
    <span className="entry-icon">
      <Icon size={16} aria-hidden />
    </span>
  );
};
