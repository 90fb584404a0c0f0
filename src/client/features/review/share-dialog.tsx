import { useCallback, useEffect, useId, useState } from 'react';
import type { ShareRequest, SharesApi, SharesListing } from '#client/adapters/api/shares-api.ts';
import { copyText } from '#client/adapters/device/clipboard.ts';
import { addressOf } from '#client/adapters/device/share-sheet.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { READER_PREFIX, SHARE_LIMITS, type Share } from '#domain/review/share.ts';
import { type LaunchPageChoice, ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import { ShareMade } from './share-made.tsx';

export type ShareDialogProps = {
  api: SharesApi;
  written: readonly BlueprintType[];
  chosen: readonly BlueprintType[];
  launchPage: LaunchPageChoice;
  /** Readers see the server's texts: send pending saves first. */
  onSend: () => Promise<unknown>;
  onClose: () => void;
};

/** Creates and stops links to chosen plans. */
export function ShareDialog({ api, written, chosen, launchPage, onSend, onClose }: ShareDialogProps) {
  const [listing, setListing] = useState<SharesListing | null>(null);
  const [made, setMade] = useState<{ address: string; share: Share; copying: Promise<boolean> } | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) => attempted(work, setFailure);
  const [listFailure, setListFailure] = useState<string | null>(null);
  const list = useCallback(() => attempted(async () => setListing(await api.list()), setListFailure), [api]);
  useEffect(() => void list(), [list]);

  async function make(wanted: ShareRequest): Promise<void> {
    setIsBusy(true);
    const creating = onSend().then(() => api.create(wanted));
    const coming = creating.then(({ token }) => addressOf(`${READER_PREFIX}${token}`));
    // During the click: later, Safari would refuse.
    const copying = copyText(coming).catch(() => false);
    await attempt(async () => {
      const [{ share }, address] = await Promise.all([creating, coming]);
      setMade({ share, address, copying });
      setListing((before) => before && { ...before, shares: [share, ...before.shares] });
    });
    setIsBusy(false);
  }
  const stop = (share: Share) =>
    attempt(async () => {
      await api.stop(share.shareId);
      setListing((before) => before && { ...before, shares: without(before.shares, share) });
      if (made?.share.shareId === share.shareId) setMade(null);
      tell(REVIEW_COPY.list.stopped);
    });
  function makeAnother() {
    setIsAnother(true);
    setMade(null);
  }
  const chooseMail = (isOn: boolean) =>
    attempt(async () => {
      await api.chooseMail(isOn);
      setListing((before) => before && { ...before, mail: isOn });
    });

  const retry = (
    <Button size="small" variant="secondary" onClick={() => void list()}>
      {REVIEW_COPY.list.retry}
    </Button>
  );
  const isAnything = written.length > 0 || launchPage !== 'none';
  const isFull = (listing?.shares.length ?? 0) >= SHARE_LIMITS.living;
  return (
    <Dialog
      open
      size="large"
      title={REVIEW_COPY.ask}
      description={isAnything ? REVIEW_COPY.dialog.lead : REVIEW_COPY.dialog.noPlans}
      footer={
        !made &&
        isAnything && (
          <Button
            type="submit"
            form={form}
            isBusy={isBusy}
            busyLabel={REVIEW_COPY.dialog.making}
            disabled={isFull}
          >
            {REVIEW_COPY.dialog.make}
          </Button>
        )
      }
      onClose={onClose}
    >
      {failure && (
        <div className="mb-4">
          <ErrorBox>{failure}</ErrorBox>
        </div>
      )}
      {made ? (
        <ShareMade
          address={made.address}
          forName={made.share.forName}
          copying={made.copying}
          onAnother={makeAnother}
        />
      ) : (
        isAnything && (
          <ShareForm
            id={form}
            written={written}
            chosen={chosen}
            launchPage={launchPage}
            isFull={isFull}
            takesFocus={isAnother}
            onMake={(wanted) => void make(wanted)}
          />
        )
      )}
      {listFailure && (
        <div className="mt-6">
          <ErrorBox actions={retry}>{listFailure}</ErrorBox>
        </div>
      )}
      {listing && (
        <ShareList
          shares={listing.shares}
          mail={listing.mail}
          onStop={(share) => void stop(share)}
          onMail={(isOn) => void chooseMail(isOn)}
        />
      )}
    </Dialog>
  );
}

async function attempted(work: () => Promise<void>, say: (failure: string | null) => void): Promise<void> {
  say(null);
  await work().catch((error) => say(messageOf(error, sentenceFor('network-request-failed'))));
}

function without(shares: readonly Share[], { shareId }: Share): Share[] {
  return shares.filter((share) => share.shareId !== shareId);
}
