import { LiveRegion } from '@sitewright/ui/live-region';
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import './toasts.css';

/** `note` announces something that has not happened yet. */
type Tone = 'good' | 'bad' | 'note';

const icons = { good: CircleCheck, bad: CircleAlert, note: Info } as const satisfies Record<Tone, LucideIcon>;

interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

type ShowToast = (text: string, tone?: Tone) => void;

const SHOWN_FOR_MS = 6000;

const ToastContext = createContext<ShowToast>(() => undefined);

export const useToast = (): ShowToast => use(ToastContext);

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

/** Stays while hovered or focused, so that its button does not disappear. */
const ToastCard = ({ toast: { id, tone, text }, onClose }: ToastCardProps) => {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const isHeld = card.current?.matches(':hover, :focus-within') ?? false;
      if (!isHeld) onClose(id);
    }, SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [id, onClose]);
  const Icon = icons[tone];
  return (
    <li ref={card} className={`toast toast-${tone}`}>
      <Icon size={18} aria-hidden />
      <span>{text}</span>
      <IconButton icon={X} label="Dismiss" onPress={() => onClose(id)} />
    </li>
  );
};

export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    setToasts((shown) => [
      // A repeated message replaces the former one.
      ...shown.filter((toast) => toast.text !== text || toast.tone !== tone),
      { id: (shown.at(-1)?.id ?? 0) + 1, tone, text },
    ]);
  }, []);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <LiveRegion message={toasts.at(-1)?.text ?? ''} />
      <section className="toasts" aria-label="Notices">
        <ul>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={close} />
          ))}
        </ul>
      </section>
    </ToastContext>
  );
};
