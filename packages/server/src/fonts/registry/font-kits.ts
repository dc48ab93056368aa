import { isRecord } from '@sitewright/domain/documents';
import { isKitId, type FontKit, type KitFamily } from '@sitewright/domain/fonts';
import { refuse, type Refusal } from '../../http/index.ts';

const TIMEOUT_MS = 8_000;

/** A single CSS value: it is inserted into the styles of the site. */
const STACK = /^[\w\s"',-]{1,200}$/;

const readFamily = (family: unknown): KitFamily[] => {
  if (!isRecord(family)) return [];
  const { name, css_stack: stack } = family;
  const isUsable = typeof name === 'string' && typeof stack === 'string' && STACK.test(stack);
  return isUsable ? [{ name: name.slice(0, 100), stack }] : [];
};

const readKit = (id: string, answer: unknown): FontKit => {
  const kit = isRecord(answer) ? answer['kit'] : undefined;
  const families: unknown = isRecord(kit) ? kit['families'] : undefined;
  return { id, families: Array.isArray(families) ? families.flatMap(readFamily) : [] };
};

/** The families of an Adobe Fonts kit, from its public API. */
export const findKit = async (service: string, id: string): Promise<FontKit | Refusal> => {
  if (!isKitId(id)) return refuse('font-kit-format');
  const address = new URL(`/api/v1/json/kits/${id}/published`, service);
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (answer?.status === 404) return refuse('font-kit-unknown');
  if (!answer?.ok) return refuse('font-kit-unreachable');
  const json: unknown = await answer.json().catch(() => undefined);
  return json === undefined ? refuse('font-kit-unreachable') : readKit(id, json);
};
