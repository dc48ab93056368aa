import { lazy, memo, Suspense } from 'react';
import { Disclosure, Skeleton } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';

/** Loaded on first selection: it is as large as the canvas itself. */
const LayerFields = lazy(async () => ({ default: (await import('../../tokens/index.ts')).LayerFields }));

type Styles = Readonly<Record<string, string>>;

interface BlockStyleProps {
  readonly layer: 'section' | 'block';
  readonly styles: Styles | undefined;
  readonly sectionStyles?: Styles | undefined;
  /** The page elements that preview it. */
  readonly elements: () => readonly (HTMLElement | null)[];
  readonly onChange: (styles: Styles | undefined) => void;
}

/** Style tokens that a section or block overrides. */
export const BlockStyle = memo(({ layer, styles, sectionStyles, elements, onChange }: BlockStyleProps) => {
  const { permissions } = useSession();
  if (!permissions.includes('design')) return null;
  const count = Object.keys(styles ?? {}).length;
  return (
    <Disclosure title={count === 0 ? 'Custom styles' : `Custom styles · ${count} changed`} isOpen={false}>
      <Suspense fallback={<Skeleton rows={3} shape="form" />}>
        <LayerFields
          layer={layer}
          values={styles}
          sectionStyles={sectionStyles}
          onChange={onChange}
          onPreview={(values) => {
            for (const element of elements())
              for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
          }}
        />
      </Suspense>
    </Disclosure>
  );
});
