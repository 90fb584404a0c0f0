import type { WorkspaceActions } from '#client/saving/workspace.ts';

/** How a plan is changed from its document. What is typed there is on the screen already. */
export function editPlan(actions: WorkspaceActions, id: string) {
  return (text: string, isTyping = false): void => {
    const write = () => actions.editOutput(id, text);
    if (isTyping) actions.type(write);
    else write();
  };
}
