import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SpinnerMark } from '#client/ui/spinner.tsx';
import { SIGN_OUT_COPY as COPY } from '#content/copy/person/sign-out.ts';
import { KeyChoice } from './key-choice.tsx';
import { type SigningOut, useSigningOut } from './use-signing-out.ts';

// On a good connection everything is done sooner, and a dialog would only flash.
const FLASH_MS = 150;

/** One conversation about everything that ends here: unsaved words first, then the key. */
export function SignOutDialog(props: SigningOut) {
  const { step, hasKey, isSaved, leave } = useSigningOut(props);
  const [wasSaved] = useState(isSaved);
  const [keepsKey, setKeepsKey] = useState(false);
  const isPastFlash = useIsPast(FLASH_MS);
  const isWaiting = step === 'saving' || step === 'leaving';
  if (isWaiting && !isPastFlash) return null;

  const asksForKey = hasKey && !isWaiting;
  const loss = step === 'asking' && !isSaved ? COPY.unsaved : null;
  return (
    <Dialog
      open
      onClose={step === 'leaving' ? () => undefined : props.onStay}
      size="small"
      title={loss?.title ?? (isWaiting ? waitOf(isSaved).title : COPY.title)}
      description={
        // What becomes of the words is heard when it changes: the dialog stays the same one. (No <output>: browsers leave
        // its words out of a description.)
        <div aria-live="polite" className="grid gap-3">
          {loss && <span>{loss.text}</span>}
          {isWaiting && (
            <Line icon={<SpinnerMark className="size-4 text-gold" />}>{waitOf(isSaved).text}</Line>
          )}
          {!loss && !isWaiting && !wasSaved && <Words isSaved={isSaved} />}
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
                onClick={() => leave({ discard: loss !== null, keepsKey })}
              >
                {loss?.confirm ?? COPY.confirm}
              </Button>
            )}
          </>
        )
      }
    >
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
