import { type JSX, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SHELL_COPY } from '#content/copy/shell.ts';
import type { Preloadable } from './preloadable.ts';

type PreloadedProps<Props> = {
  of: Preloadable<Props>;
  props: Props;
  fallback?: ReactNode;
  /** The screen is whole without it: a download that fails is not worth a message. */
  isOptional?: boolean;
};

export function Preloaded<Props extends object>({
  of,
  props,
  fallback = null,
  isOptional = false,
}: PreloadedProps<Props>) {
  const Loaded = useSyncExternalStore(of.subscribe, of.current, of.current);
  useEffect(() => {
    if (of.current() === null) void of.preload();
  }, [of]);
  if (Loaded === 'failed') return isOptional ? fallback : <LoadFailure onRetry={of.retry} />;
  return Loaded ? <Loaded {...(props as Props & JSX.IntrinsicAttributes)} /> : fallback;
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { title, description, retry } = SHELL_COPY.chunkFailed;
  return (
    <div role="alert" className="mx-auto my-8 max-w-xl px-5">
      <Notice
        actions={
          <Button size="small" variant="secondary" onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        <strong className="font-semibold">{title}.</strong> {description}
      </Notice>
    </div>
  );
}
