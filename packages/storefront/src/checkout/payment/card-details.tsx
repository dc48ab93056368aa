import type { CheckoutView } from '@sitewright/domain/checkout';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCheckout } from '../state/checkout-context.ts';
import { loadGatewayScript, showCardFields, type CardFields, type Tokenize } from './card-fields.ts';

interface Props {
  readonly method: CheckoutView['methods'][number];
  readonly tokenize: RefObject<Tokenize | undefined>;
}

type State = 'loading' | 'shown' | 'elsewhere';

/** Fields of the gateway. Where its script does not run, the details are entered on a page of the gateway. */
export const CardDetails = ({ method: { publishableKey }, tokenize }: Props) => {
  const { view, texts, gatewayScript } = useCheckout();
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields>(undefined);
  const [state, setState] = useState<State>('loading');
  const due = view.cart.amountDueCents;

  useEffect(() => {
    let isGone = false;
    const giveUp = (): void => {
      tokenize.current = undefined;
      setState('elsewhere');
    };
    const show = (isLoaded: boolean): void => {
      if (isGone || !place.current) return;
      fields.current = isLoaded
        ? showCardFields({
            place: place.current,
            publishableKey,
            view,
            faultText: texts.cardFault,
            onFault: giveUp,
          })
        : undefined;
      if (!fields.current) return giveUp();
      tokenize.current = fields.current.tokenize;
      return setState('shown');
    };
    void loadGatewayScript(gatewayScript).then(show);
    return () => {
      isGone = true;
      tokenize.current = undefined;
      fields.current?.remove();
    };
    // A plan that is no longer possible goes with the fields that offered it; so do those that only store a card.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was typed would be lost with every change of the view
  }, [publishableKey, view.allowsInstallments, due > 0]);

  useEffect(() => {
    if (due > 0) fields.current?.setAmount(due);
  }, [due]);

  return (
    <>
      {state === 'loading' && <p className="checkout-quiet">{texts.cardLoading}</p>}
      {state === 'elsewhere' && <p className="checkout-quiet">{texts.cardElsewhere}</p>}
      <div ref={place} className="checkout-card" />
    </>
  );
};
