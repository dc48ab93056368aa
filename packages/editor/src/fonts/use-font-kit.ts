import { fontCalls } from '@sitewright/api/fonts';
import { isRecord } from '@sitewright/domain/documents';
import { fontText, isKitId, readKitId, type FontKit } from '@sitewright/domain/fonts';
import { useState } from 'react';
import { keyOf, stylesDocument, useDocument, useDocumentStore } from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';

const kitIn = (content: unknown): FontKit | undefined => {
  const kit = isRecord(content) ? content['fontKit'] : undefined;
  return isRecord(kit) ? (kit as unknown as FontKit) : undefined;
};

/** The owner's kit at Adobe Fonts, kept in the styles of the site. */
export const useFontKit = () => {
  const store = useDocumentStore();
  const state = useDocument(stylesDocument);
  const [fault, setFault] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const content = state.state === 'success' ? state.document.content : undefined;
  const keep = (label: string, kit: FontKit | undefined) => {
    // As it is now: a kit is looked up at its service, and styles may be set meanwhile.
    const now = store.state().documents.get(keyOf(stylesDocument))?.content;
    const { fontKit: _former, ...rest } = isRecord(now) ? now : {};
    store.run(label, [{ ...stylesDocument, content: kit ? { ...rest, fontKit: kit } : rest }]);
  };
  const add = async (typed: string) => {
    const id = readKitId(typed);
    setFault(undefined);
    if (!isKitId(id)) return setFault(fontText('font-kit-format'));
    setLooking(true);
    const outcome = await send(fontCalls.kit, { params: { kit: id } });
    setLooking(false);
    return outcome.ok ? keep('Add Typekit kit', outcome.answer) : setFault(outcome.refusal.message);
  };
  return {
    kit: kitIn(content),
    fault,
    isLooking,
    add,
    remove: () => keep('Remove Typekit kit', undefined),
  };
};
