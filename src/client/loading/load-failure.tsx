import { useSyncExternalStore } from 'react';
import { followOnline, isOnline as isOnlineNow } from '#client/adapters/page/online.ts';
import { renewPage } from '#client/adapters/page/renew-page.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import type { PartFailure } from './preloadable.ts';
import { useComeback } from './use-comeback.ts';

type LoadFailureProps = { failure: PartFailure; onRetry: () => void; onComeback: () => void };

/** Replaces a part that could not be loaded. It disappears once the part can be loaded. */
export function LoadFailure({ failure, onRetry, onComeback }: LoadFailureProps) {
  const isOnline = useOnline();
  useComeback(failure === 'failed', onComeback);
  const { gone, offline, ...failed } = FIRST_COPY.chunkFailed;
  const { title, description, retry } = failure === 'gone' ? gone : isOnline ? failed : offline;
  return (
    <div role="alert" className="mx-auto my-8 max-w-xl px-5">
      <Notice
        actions={
          <Button
            size="small"
            variant="secondary"
            onClick={() => (failure === 'gone' ? void renewPage() : onRetry())}
          >
            {retry}
          </Button>
        }
      >
        <strong className="font-semibold">{title}.</strong> {description}
      </Notice>
    </div>
  );
}

export function useOnline(): boolean {
  return useSyncExternalStore(followOnline, isOnlineNow, () => true);
}
