import type { Asset } from './asset.ts';

/** What is chosen in the picker, in the order of choosing. */
export interface Choice {
  readonly assets: readonly Asset[];
  /** By the person, after the last upload began: an upload that ends must not take its place. */
  readonly isByHand: boolean;
}

export const noChoice: Choice = { assets: [], isByHand: false };

/** Files stay chosen while the list shows others. */
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
