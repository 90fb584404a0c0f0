import { BookNotices, TopicMark } from '#client/app/screens/out-of-date-parts.tsx';
import { DeviceCare } from '#client/app/shell/device-care.tsx';
import { Dialogs, Toasts } from '#client/app/shell/dialogs.tsx';
import { TroubleHere } from '#client/app/shell/trouble-here.tsx';
import { DeleteDialog } from '#client/features/dashboard/delete-dialog.tsx';
import { DeletedWay } from '#client/features/deleted/deleted-way.tsx';
import { QuestionFactsView } from '#client/features/facts/question-facts-view.tsx';

/** Loaded right after the cards, in one download. Each is a few lines, and most people need most of them. */
export const SOON = {
  BookNotices,
  DeleteDialog,
  DeletedWay,
  DeviceCare,
  Dialogs,
  QuestionFactsView,
  Toasts,
  TopicMark,
  TroubleHere,
};
