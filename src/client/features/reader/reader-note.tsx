import { Button } from '#client/ui/button.tsx';
import { READER_NOTES } from '#content/copy/review/reader.ts';
import type { ReaderNote as Note } from '#domain/review/reader-page.ts';

/** A page of one sentence. */
export function ReaderNote({ note }: { note: Note }) {
  const { title, text, button } = READER_NOTES[note];
  return (
    <div>
      <h1 className="font-serif text-4xl leading-tight font-medium">{title}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      {button && (
        <form method="post" className="mt-6">
          <Button type="submit">{button}</Button>
        </form>
      )}
    </div>
  );
}
