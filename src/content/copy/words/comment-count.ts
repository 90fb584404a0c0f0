/** On a card: apart from the other words about comments, which come when a plan is opened. */
export const commentCount = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
