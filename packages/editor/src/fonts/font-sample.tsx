import { fontText } from '@sitewright/domain/fonts';
import { useEffect, useState } from 'react';
import type { Font } from './font-list.ts';
import { loadPreview, requestPreview } from './font-previews.ts';

type Sample = { readonly state: 'pending' | 'failed' } | { readonly state: 'ready'; readonly name: string };

const useSample = (slug: string): Sample => {
  const [sample, setSample] = useState<Sample>({ state: 'pending' });
  useEffect(() => {
    let isInView = true;
    const leave = requestPreview(slug);
    const show = (next: Sample) => {
      if (isInView) setSample(next);
    };
    loadPreview(slug).then(
      (name) => (name === undefined ? undefined : show({ state: 'ready', name })),
      () => show({ state: 'failed' }),
    );
    return () => {
      isInView = false;
      leave();
    };
  }, [slug]);
  return sample;
};

/** The family's name in its own font. */
export const FontSample = ({ font: { slug, family } }: { readonly font: Font }) => {
  const sample = useSample(slug);
  if (sample.state === 'failed')
    return (
      <span className="font-sample-failed">
        <span className="font-family">{family}</span>
        <span>{fontText('font-preview-failed', family)}</span>
      </span>
    );
  return (
    <span
      className={sample.state === 'ready' ? 'font-sample' : 'font-sample font-sample-pending'}
      style={sample.state === 'ready' ? { fontFamily: `'${sample.name}'` } : {}}
    >
      {family}
    </span>
  );
};
