import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { SpinnerMark } from '#client/ui/spinner.tsx';
import { SIGN_OUT_COPY as COPY } from '#content/copy/person/sign-out.ts';
import { type SignOutDialogProps, useSigningOut } from './use-signing-out.ts';

// On a good connection everything is done sooner, and a dialog would only flash.
const FLASH_MS = 150;

/** One dialog about everything that signing out deletes: unsaved words first, then the key. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { step, hasKey, hasSound, isSaved, isWriting, hasFailed, leave } = useSigningOut(props);
  const words = props.isEverywhere ? COPY.everywhere : COPY;
  const [wasSaved] = useState(isSaved);
  const [keepsKey, setKeepsKey] = useState(false);
  const isPastFlash = useIsPast(FLASH_MS);
  const isWaiting = step === 'saving' || step === 'leaving';
  if (isWaiting && !isPastFlash) return null;

  const asksForKey = hasKey && !isWaiting;
  // A plan in progress is stored, too, once the person has agreed.
  const loss = step === 'asking' ? lossOf() : null;
  function lossOf() {
    const sound = hasSound ? COPY.recording : null;
    if (isSaved || isWriting) return sound;
    return sound ? { ...COPY.unsaved, text: `${COPY.unsaved.text} ${sound.text}` } : COPY.unsaved;
  }
  return (
    <Dialog
      open
      onClose={step === 'leaving' ? () => undefined : props.onStay}
      size="small"
      title={loss?.title ?? (isWaiting ? waitOf(isSaved).title : words.title)}
      description={
        // Status changes are announced within one dialog. (No <output>: browsers leave its text out of a description.)
        <div aria-live="polite" className="grid gap-3">
          {loss && <span>{loss.text}</span>}
          {isWaiting && (
            <Line icon={<SpinnerMark className="size-4 text-gold" />}>{waitOf(isSaved).text}</Line>
          )}
          {!loss && !isWaiting && isWriting && <span>{COPY.writing}</span>}
          {!loss && !isWaiting && !isWriting && !wasSaved && <Words isSaved={isSaved} />}
          {asksForKey && <span>{COPY.key.text}</span>}
        </div>
      }
      footer={
        step === 'leaving' ? null : (
          <>
            <Button variant={loss ? 'primary' : 'secondary'} onClick={props.onStay}>
              {COPY.stay}
            </Button>
            {step !== 'saving' && (
              <Button
                variant={loss ? 'danger' : 'primary'}
                onClick={() => leave({ discard: loss !== null && !isSaved, keepsKey })}
              >
                {loss?.confirm ?? words.confirm}
              </Button>
            )}
          </>
        )
      }
    >
      {hasFailed && step === 'asking' && <ErrorBox>{COPY.everywhere.failed}</ErrorBox>}
      {asksForKey && <KeyChoice isKept={keepsKey} onChange={setKeepsKey} />}
    </Dialog>
  );
}

const waitOf = (isSaved: boolean) => (isSaved ? COPY.leaving : COPY.saving);

function Words({ isSaved }: { isSaved: boolean }) {
  if (!isSaved) return <Line icon={<SpinnerMark className="size-4 text-gold" />}>{COPY.saving.title}</Line>;
  return <Line icon={<Check aria-hidden="true" className="size-4 text-gold" />}>{COPY.saved}</Line>;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2.5">
      {icon}
      {children}
    </span>
  );
}

function useIsPast(ms: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPast;
}

type KeyChoiceProps = { isKept: boolean; onChange: (isKept: boolean) => void };

/** Before a key is forgotten that took somebody an afternoon to get. */
function KeyChoice({ isKept, onChange }: KeyChoiceProps) {
  const { keep, kept } = COPY.key;
  return (
    <>
      <CheckLine isChecked={isKept} onChange={onChange}>
        <span className="font-medium">{keep}</span>
      </CheckLine>
      {isKept && <p className="pb-2 pl-8 text-sm text-soft">{kept}</p>}
    </>
  );
}
