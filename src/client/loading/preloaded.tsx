import { type JSX, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import { LoadFailure } from './load-failure.tsx';
import type { Preloadable } from './preloadable.ts';
import { useComeback } from './use-comeback.ts';

type PreloadedProps<Props> = {
  of: Preloadable<Props>;
  props: Props;
  fallback?: ReactNode;
  /** The screen works without it: a failed download isn't worth a message. */
  isOptional?: boolean;
};

export function Preloaded<Props extends object>({
  of,
  props,
  fallback = null,
  isOptional = false,
}: PreloadedProps<Props>) {
  const Loaded = useSyncExternalStore(of.subscribe, of.current, of.current);
  const isFailed = Loaded === 'failed' || Loaded === 'gone';
  useEffect(() => {
    if (of.current() !== null) return undefined;
    const ask = () => void of.demand();
    // Listing its files alone would delay the frame that shows everything else.
    if (isOptional) return whenIdle(ask);
    ask();
    return undefined;
  }, [of, isOptional]);
  useComeback(isFailed && isOptional, () => void of.demand());
  if (!isFailed) return Loaded ? <Loaded {...(props as Props & JSX.IntrinsicAttributes)} /> : fallback;
  if (isOptional) return fallback;
  return <LoadFailure failure={Loaded} onRetry={of.retry} onComeback={() => void of.demand()} />;
}
