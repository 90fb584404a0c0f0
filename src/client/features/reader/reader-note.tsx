import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { READER_NOTES } from '#content/copy/review/reader.ts';
import { type ReaderNote as Note, UNSENT_WORDS } from '#domain/review/reader-page.ts';

/** A page with a single sentence. */
export function ReaderNote({ note }: { note: Note }) {
  const { title, text, unsent, button } = READER_NOTES[note];
  return (
    <div>
      <h1 className="font-serif text-4xl leading-tight font-medium">{title}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      {unsent && (
        <div className="mt-6">
          <TextArea id="unsent" label={unsent} readOnly rows={4} defaultValue={UNSENT_WORDS} />
        </div>
      )}
      {button && (
        <form method="post" className="mt-6">
          <Button type="submit">{button}</Button>
        </form>
      )}
    </div>
  );
}
