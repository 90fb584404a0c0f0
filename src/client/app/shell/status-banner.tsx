import { CloudOff, TriangleAlert } from 'lucide-react';
import type { SaveStatus } from '#client/saving/workspace-state.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { SAVING_COPY } from '#content/copy/saving.ts';
import { useOnline } from './use-online.ts';

type StatusBannerProps = {
  saveStatus: SaveStatus;
  hasStorage: boolean;
  isSignInNeeded: boolean;
  onSignIn: () => void;
};

/** What the whole app should know of saving, above every screen. */
export function StatusBanner({ saveStatus, hasStorage, isSignInNeeded, onSignIn }: StatusBannerProps) {
  const isOnline = useOnline();
  const isOffline = !isOnline || saveStatus === 'offline';
  if (!isOffline && hasStorage && !isSignInNeeded) return null;
  return (
    <output className="mx-auto mb-6 flex max-w-6xl flex-col gap-3">
      {isSignInNeeded && (
        <Notice
          icon={<TriangleAlert aria-hidden="true" className="size-5" />}
          actions={
            <Button size="small" onClick={onSignIn}>
              {SAVING_COPY.signIn}
            </Button>
          }
        >
          {SAVING_COPY.paused}
        </Notice>
      )}
      {isOffline && (
        <Notice icon={<CloudOff aria-hidden="true" className="size-5" />}>{SAVING_COPY.offlineBanner}</Notice>
      )}
      {!hasStorage && (
        <Notice icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
          {SAVING_COPY.noStorage}
        </Notice>
      )}
    </output>
  );
}
