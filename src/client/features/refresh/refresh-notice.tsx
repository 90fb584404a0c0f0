import { History } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { OUT_OF_DATE_COPY, REFRESH_COPY } from '#content/copy/book.ts';

type RefreshNoticeProps = {
  count: number;
  /** Set while plans are being rewritten: the notice then links to the dialog. */
  progress: { done: number; total: number } | null;
  onOpen: () => void;
};

/** On the dashboard and in the book: how many plans are out of date, with a link to refresh them. */
export function RefreshNotice({ count, progress, onOpen }: RefreshNoticeProps) {
  if (count === 0 && !progress) return null;
  return (
    <Notice
      icon={History}
      actions={
        <Button size="small" variant="secondary" onClick={onOpen}>
          {progress ? REFRESH_COPY.progress(progress.done, progress.total) : OUT_OF_DATE_COPY.refreshAll}
        </Button>
      }
    >
      {progress ? REFRESH_COPY.states.writing : OUT_OF_DATE_COPY.count(count)}
    </Notice>
  );
}
