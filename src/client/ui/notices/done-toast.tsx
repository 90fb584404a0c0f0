import { UI_WORDS } from '#client/ui/words.ts';
import { Toast } from './toast.tsx';

/** A message after an action, with Undo. */
export type DoneMessage = { readonly message: string; readonly undo?: (() => void) | undefined };
export type Tell = (told: DoneMessage) => void;

type DoneToastProps = { told: DoneMessage | null; onGone: () => void };

export function DoneToast({ told, onGone }: DoneToastProps) {
  if (!told) return null;
  const { message, undo } = told;
  function onAction() {
    // First: if it can't be undone, `undo` shows a toast of its own.
    onGone();
    undo?.();
  }
  const action = undo && { label: UI_WORDS.undo, undone: UI_WORDS.undone, onAction };
  return <Toast of={told} message={message} {...(action && { action })} onDismiss={onGone} />;
}
