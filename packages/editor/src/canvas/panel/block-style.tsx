import { lazy, memo, Suspense } from 'react';
import { Disclosure, Skeleton } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';

/** With its fields for colours it weighs as much as the canvas itself: fetched once something is chosen. */
const LayerFields = lazy(async () => ({ default: (await import('../../tokens/index.ts')).LayerFields }));

type Styles = Readonly<Record<string, string>>;

interface OwnLookProps {
  readonly layer: 'section' | 'block';
  readonly styles: Styles | undefined;
  readonly around?: Styles | undefined;
  /** The elements on the page that show it. */
  readonly elements: () => readonly (HTMLElement | null)[];
  readonly onChange: (styles: Styles | undefined) => void;
}

/** Where a section or block looks other than the site does. */
export const BlockStyle = memo(({ layer, styles, around, elements, onChange }: OwnLookProps) => {
  const { permissions } = useSession();
  if (!permissions.includes('design')) return null;
  const count = Object.keys(styles ?? {}).length;
  return (
    <Disclosure title={count === 0 ? 'Own look' : `Own look · ${count} changed`} isOpen={false}>
      <Suspense fallback={<Skeleton rows={3} shape="form" />}>
        <LayerFields
          layer={layer}
          values={styles}
          around={around}
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
