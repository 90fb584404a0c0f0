import { LAUNCH_TITLE } from '#content/copy/places.ts';
import { READER_COPY } from '#content/copy/review/reader.ts';
import { dayWords } from '#content/copy/words/day-words.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type ReaderBeginningProps = {
  forName: string;
  mayComment: boolean;
  endsAt: string;
  types: readonly BlueprintType[];
  hasLaunch: boolean;
};

export const planId = (type: BlueprintType) => `plan-${type}`;
export const LAUNCH_ID = 'my-launch';
export const CONTENTS_ID = 'contents-title';

/** Before the first plan: what this is, who may see it and what readers can do. */
export function ReaderBeginning({ forName, mayComment, endsAt, types, hasLaunch }: ReaderBeginningProps) {
  const contents = [
    ...(hasLaunch ? [{ id: LAUNCH_ID, title: LAUNCH_TITLE }] : []),
    ...types.map((type) => ({ id: planId(type), title: outlineOf(type).title })),
  ];
  return (
    // On paper there is no link to keep private and nowhere to comment.
    <div className={contents.length > 1 ? undefined : 'print:hidden'}>
      <div className="print:hidden">
        {forName !== '' && (
          <p dir="auto" className="font-semibold text-gold-text">
            {READER_COPY.forName(forName)}
          </p>
        )}
        <h1 className="font-serif text-4xl leading-tight font-medium">{READER_COPY.title}</h1>
        <p className="mt-4 text-lg text-soft">{READER_COPY.about}</p>
        <p className="mt-3">{mayComment ? READER_COPY.mayComment : READER_COPY.readOnly}</p>
        <p className="mt-3 text-soft">{READER_COPY.private(dayWords(endsAt.slice(0, 10)))}</p>
      </div>
      {contents.length > 1 && (
        <nav aria-labelledby={CONTENTS_ID} className="mt-8">
          <h2 id={CONTENTS_ID} className="scroll-mt-4 font-serif text-2xl font-semibold">
            {READER_COPY.contents}
          </h2>
          <ol className="mt-2">
            {contents.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-baseline gap-3 border-b border-line py-2.5 hover:text-gold-text"
                >
                  <span className="w-6 shrink-0 text-end text-sm text-faint tabular-nums">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
