import { refusalsByCapability } from './calls-by-capability.ts';

type Tables = typeof refusalsByCapability;

export type RefusalCode = {
  [Capability in keyof Tables]: keyof Tables[Capability]['messages'];
}[keyof Tables];

const tables = Object.values(refusalsByCapability);

export const refusalMessages = Object.assign({}, ...tables.map(({ messages }) => messages)) as Readonly<
  Record<RefusalCode, string>
>;

export const refusalStatus = Object.assign({}, ...tables.map(({ statuses }) => statuses)) as Readonly<
  Record<RefusalCode, number>
>;
