import { CircleDashed, Clock, FileCheck2, FilePen, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpinnerMark } from '#client/ui/spinner.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { hasGap, type TopicStatus } from './overview.ts';

/** A topic's progress: answers, draft, plan. */
export function StatusLine({ topic, isWriting }: { topic: TopicStatus; isWriting: boolean }) {
  if (isWriting) return <Line icon={<SpinnerMark className="size-4" />}>{DASHBOARD_COPY.writing}</Line>;
  const answered = (
    <Line icon={<CircleDashed aria-hidden="true" className="size-4 shrink-0" />}>
      {DASHBOARD_COPY.answered(topic.answered, QUESTION_COUNT)}
    </Line>
  );
  const draft = topic.hasDraft && (
    <Line icon={<PenLine aria-hidden="true" className="size-4 shrink-0" />}>
      {topic.waiting > 1 ? DASHBOARD_COPY.waiting(topic.waiting) : DASHBOARD_COPY.draft}
    </Line>
  );
  if (topic.isCompleted || topic.hasPlan) {
    const Icon = topic.hasPlan ? FileCheck2 : FilePen;
    return (
      <>
        <Line icon={<Icon aria-hidden="true" className="size-4 shrink-0" />}>
          {topic.hasPlan ? DASHBOARD_COPY.planWritten : DASHBOARD_COPY.planMissing}
        </Line>
        {hasGap(topic) && answered}
        {draft}
      </>
    );
  }
  if (topic.state === 'new') {
    return (
      <Line icon={<Clock aria-hidden="true" className="size-4 shrink-0" />}>{DASHBOARD_COPY.minutes}</Line>
    );
  }
  return (
    <>
      {topic.answered > 0 && answered}
      {draft}
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 text-soft">
      {icon}
      {children}
    </span>
  );
}
