import { HardDrive, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { askToPersist, isStorageScarce } from '#client/adapters/device/storage-room.ts';
import {
  type AppWorker,
  leaveAppWorker,
  openAppWorker,
  type VersionNews,
} from '#client/adapters/page/app-worker.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { savesData } from '#client/adapters/page/saves-data.ts';
import { forgetOldSound } from '#client/adapters/recording/kept-sound.ts';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import type { Route } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { Button } from '#client/ui/button.tsx';
import { keepFocus } from '#client/ui/focus/keep-focus.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { DEVICE_COPY } from '#content/copy/person/device.ts';
import { TroubleElsewhere } from './trouble-elsewhere.tsx';

const LOOK_AGAIN_MS = 10 * 60_000;

type DeviceCareProps = { life: SignedInLife; place: Route };

/**
 * Keeps this device able to open the app offline, keeps the focus, deletes old sound, and shows notices above every
 * screen about a new version and about conflicts with another device.
 */
export function DeviceCare({ life, place }: DeviceCareProps) {
  useEffect(keepFocus, []);
  useEffect(() => whenIdle(() => void forgetOldSound().catch(() => undefined)), []);
  const { news, take, putOff } = useAppWorker(life.config.isWorkerOff ?? false);
  const isScarce = useStorageCare(life);
  const { offered, taken, take: use, reload, later, storageScarce } = DEVICE_COPY;
  return (
    <>
      <output className="mx-auto flex max-w-6xl flex-col gap-3 not-empty:mb-6">
        {news && (
          <Notice
            icon={Sparkles}
            actions={
              <>
                <Button size="small" onClick={take}>
                  {news === 'offered' ? use : reload}
                </Button>
                <Button size="small" variant="secondary" onClick={putOff}>
                  {later}
                </Button>
              </>
            }
          >
            {news === 'offered' ? offered : taken}
          </Notice>
        )}
        {isScarce && <Notice icon={HardDrive}>{storageScarce}</Notice>}
      </output>
      <TroubleElsewhere key={JSON.stringify(place)} workspace={life.workspace} place={place} />
    </>
  );
}

function useAppWorker(isOff: boolean) {
  const worker = useRef<AppWorker | null>(null);
  const [news, setNews] = useState<VersionNews | null>(null);

  useEffect(() => {
    if (isOff) return void leaveAppWorker().catch(() => undefined);
    let isOver = false;
    const opening = openAppWorker((heard) => {
      if (!isOver) setNews(heard);
    }).catch((error: unknown) => {
      logFailure('The worker could not be had', error);
      return null;
    });
    let stopWaiting = () => {};
    void opening.then((opened) => {
      worker.current = opened;
      if (!opened || isOver || savesData()) return;
      stopWaiting = whenIdle(() => opened.fetchRest());
    });
    let lookedAt = performance.now();
    const look = () => {
      const isDue = performance.now() - lookedAt >= LOOK_AGAIN_MS;
      if (!isDue || document.visibilityState !== 'visible') return;
      lookedAt = performance.now();
      worker.current?.lookForNewVersion();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      stopWaiting();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      void opening.then((opened) => opened?.stop());
    };
  }, [isOff]);

  return {
    news,
    take: () => (news === 'taken' ? reloadPage() : worker.current?.takeNewVersion()),
    putOff: () => setNews(null),
  };
}

/** Asked only once there is something to store: some browsers prompt the person. */
function useStorageCare({ workspace }: SignedInLife): boolean {
  const hasSaved = useStore(workspace.store, ({ saveStatus }) => saveStatus === 'saved');
  const [isScarce, setIsScarce] = useState(false);
  useEffect(() => {
    if (hasSaved) void askToPersist();
  }, [hasSaved]);
  useEffect(() => {
    const look = () => void isStorageScarce().then(setIsScarce);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return isScarce;
}
