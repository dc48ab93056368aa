import type { Point } from '@sitewright/domain/media';
import { useRef, type PointerEvent } from 'react';
import { thumbnailOf, type Asset } from '../asset.ts';
import './focal-point.css';

interface FocalPointProps {
  readonly asset: Asset;
  readonly point: Point;
  readonly isDisabled: boolean;
  readonly onChange: (point: Point) => void;
}

const clamp = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

const percent = (share: number): number => Math.round(share * 100);

interface AxisProps {
  readonly label: string;
  readonly share: number;
  readonly isDisabled: boolean;
  readonly onChange: (share: number) => void;
}

/** Sliders for keyboard and screen readers, one per axis. */
const Axis = ({ label, share, isDisabled, onChange }: AxisProps) => (
  <input
    type="range"
    className="focal-axis"
    aria-label={label}
    aria-valuetext={`${percent(share)} %`}
    min={0}
    max={100}
    value={percent(share)}
    disabled={isDisabled}
    onChange={({ target }) => onChange(clamp(target.valueAsNumber / 100))}
  />
);

/** The picture with its focal point. */
export const FocalPoint = ({ asset, point, isDisabled, onChange }: FocalPointProps) => {
  const area = useRef<HTMLDivElement>(null);
  const moveTo = ({ clientX, clientY }: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (!box || isDisabled) return;
    onChange({ x: clamp((clientX - box.left) / box.width), y: clamp((clientY - box.top) / box.height) });
  };
  return (
    <div
      ref={area}
      className="focal"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => (event.buttons === 1 ? moveTo(event) : undefined)}
    >
      <img src={thumbnailOf(asset, 1000)} alt={asset.altText} draggable={false} />
      <div className="focal-handle" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}>
        <Axis
          label="Focal point, horizontal"
          share={point.x}
          isDisabled={isDisabled}
          onChange={(x) => onChange({ ...point, x })}
        />
        <Axis
          label="Focal point, vertical"
          share={point.y}
          isDisabled={isDisabled}
          onChange={(y) => onChange({ ...point, y })}
        />
      </div>
    </div>
  );
};
