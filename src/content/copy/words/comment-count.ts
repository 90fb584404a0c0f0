/** On a card: separate from the other texts about comments, which load with a plan. */
export const commentCount = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
