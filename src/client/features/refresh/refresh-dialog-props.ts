import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { RefreshItem } from '#domain/freshness/book-refresh.ts';
import type { BuiltPrompt } from '#domain/prompting/prompt.ts';
import type { Refresh } from './refresh.ts';

export type RefreshDialogProps = {
  open: boolean;
  onClose: () => void;
  items: readonly RefreshItem[];
  refresh: Refresh;
  /** The request for one plan, as of now. */
  promptOf: (id: string) => Promise<Pick<BuiltPrompt, 'messages' | 'included' | 'tokens'>>;
  hasKey: boolean;
  titleOf: (id: string) => string;
  onOpenPlan: (type: BlueprintType) => void;
  onOpenSettings: () => void;
};
