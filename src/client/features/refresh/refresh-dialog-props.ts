import type { RefreshItem } from '#domain/freshness/book-refresh.ts';
import type { BuiltPrompt } from '#domain/prompting/prompt.ts';
import type { Refresh } from './refresh.ts';

export type RefreshDialogProps = {
  open: boolean;
  onClose: () => void;
  items: readonly RefreshItem[];
  refresh: Refresh;
  /** What would be sent for one plan, as things stand now. */
  promptOf: (id: string) => Promise<Pick<BuiltPrompt, 'messages' | 'included' | 'tokens'>>;
  hasKey: boolean;
  titleOf: (id: string) => string;
};
