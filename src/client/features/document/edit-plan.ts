import type { Workspace } from '#client/saving/workspace.ts';

/** How a plan is read at any moment and changed from its document. What is typed there is on the screen already. */
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
