import type { Asset } from './asset.ts';

/** The selection of the picker, in the order of selecting. */
export interface Choice {
  readonly assets: readonly Asset[];
  /** Selected by the user after the last upload started: a finished upload must not replace it. */
  readonly isByHand: boolean;
}

export const noChoice: Choice = { assets: [], isByHand: false };

/** Files stay selected while the list is filtered. */
export const chooseByHand = (
  { assets }: Choice,
  { ids, inView }: { readonly ids: ReadonlySet<string>; readonly inView: readonly Asset[] },
  isMultiple: boolean,
): Choice => {
  const known = assets.filter(({ id }) => ids.has(id));
  const added = inView.filter(({ id }) => ids.has(id) && !known.some((asset) => asset.id === id));
  const all = [...known, ...added];
  return { assets: isMultiple ? all : all.slice(-1), isByHand: all.length > 0 };
};

export const beginUpload = ({ assets }: Choice): Choice => ({ assets, isByHand: false });

export const chooseUploaded = ({ assets, isByHand }: Choice, asset: Asset, isMultiple: boolean): Choice => {
  if (isMultiple) return { assets: [...assets, asset], isByHand };
  return isByHand ? { assets, isByHand } : { assets: [asset], isByHand };
};
