import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { SIGN_OUT_COPY } from '#content/copy/person/sign-out.ts';

type KeyChoiceProps = { isKept: boolean; onChange: (isKept: boolean) => void };

/** Asks before a key is deleted that took somebody an afternoon to get. */
export function KeyChoice({ isKept, onChange }: KeyChoiceProps) {
  const { keep, kept } = SIGN_OUT_COPY.key;
  return (
    <>
      <CheckLine isChecked={isKept} onChange={onChange}>
        <span className="font-medium">{keep}</span>
      </CheckLine>
      {isKept && <p className="pb-2 pl-8 text-sm text-soft">{kept}</p>}
    </>
  );
}
