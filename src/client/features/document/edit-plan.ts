import type { Workspace } from '#client/saving/workspace.ts';

/** Reads a plan's current text and changes it from its document. Typed words are on screen already. */
export function editPlan({ store, actions }: Workspace, id: string) {
  return {
    readText: () => store.getState().blueprints[id]?.content.aiOutput ?? '',
    onEdit(text: string, isTyping = false): void {
      const write = () => actions.editOutput(id, text);
      if (isTyping) actions.type(write);
      else write();
    },
  };
}
