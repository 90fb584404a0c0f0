import { SIGN_OUT_COPY } from '#content/copy/person/sign-out.ts';

type KeyChoiceProps = { isKept: boolean; onChange: (isKept: boolean) => void };

/** Before a key is forgotten that took somebody an afternoon to get. */
export function KeyChoice({ isKept, onChange }: KeyChoiceProps) {
  const { keep, kept } = SIGN_OUT_COPY.key;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-[var(--c-gold)]"
        />
        {keep}
      </label>
      {isKept && <p className="pb-2 pl-8 text-sm text-soft">{kept}</p>}
    </>
  );
}
