import { use } from 'react';
import '#client/ui/fields/tick-box.css';
import './plan-parts.css';
import { UI_WORDS } from '#client/ui/words.ts';
import type { PlanListItem } from '#domain/plan/book-document.ts';
import { itemText } from '#domain/plan/checklist.ts';
import { PlanActionsContext } from './plan-actions.ts';

type CheckBoxProps = { item: PlanListItem; isTicked: boolean };

export function CheckBox({ item, isTicked }: CheckBoxProps) {
  const actions = use(PlanActionsContext);
  if (!actions) {
    return (
      <span role="img" aria-label={isTicked ? UI_WORDS.done : UI_WORDS.toDo} className="check-mark">
        {isTicked ? '☑' : '☐'}
      </span>
    );
  }
  const { boxAt } = item;
  const { tick } = actions;
  return (
    <input
      type="checkbox"
      className="check-box"
      aria-label={itemText(item) || UI_WORDS.toDo}
      checked={isTicked}
      disabled={tick === null || boxAt === undefined}
      onChange={(event) => boxAt !== undefined && tick?.(boxAt, event.currentTarget.checked)}
    />
  );
}
