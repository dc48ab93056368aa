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

/** The Adobe Fonts kit in the site's styles. */
export const useFontKit = () => {
  const store = useDocumentStore();
  const state = useDocument(stylesDocument);
  const [fault, setFault] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const content = state.state === 'success' ? state.document.content : undefined;
  const saveKit = (label: string, kit: FontKit | undefined) => {
    // The current styles: they may have changed while the kit was looked up.
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
    return outcome.ok ? saveKit('Add Typekit kit', outcome.answer) : setFault(outcome.refusal.message);
  };
  return {
    kit: kitIn(content),
    fault,
    isLooking,
    add,
    remove: () => saveKit('Remove Typekit kit', undefined),
  };
};
