import {
  findFurtherFaults,
  furtherSettingsOf,
  settingsMessages,
  type FurtherSettings,
} from '@sitewright/domain/sites';
import { furtherSettingsSchema } from '@sitewright/domain/sites/schemas';
import { Value } from 'typebox/value';
import { findSchemaFaults } from '../documents/index.ts';
import { ImportFault } from './import-fault.ts';

const FILE = 'site.json';

/** Social accounts, share buttons, code: validated, because pages print them. */
export const readOptionalSettings = (configuration: Readonly<Record<string, unknown>>): FurtherSettings => {
  if (!Value.Check(furtherSettingsSchema, configuration)) {
    const [fault = []] = Object.entries(findSchemaFaults(furtherSettingsSchema, configuration));
    throw new ImportFault(FILE, fault.join(' '));
  }
  const settings = furtherSettingsOf(configuration);
  const [fault] = Object.entries(findFurtherFaults(settings));
  if (fault) throw new ImportFault(FILE, `${fault[0]}: ${settingsMessages[fault[1]]}`);
  return settings;
};
