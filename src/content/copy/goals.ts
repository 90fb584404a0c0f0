export const GOALS_COPY = {
  title: 'My goals',
  lead: 'What you want from this launch, in your own words.',
  goal: (number: number) => `Goal ${number}`,
  remove: (number: number) => `Remove goal ${number}`,
  add: 'Add a goal',
  full: 'You have 20 goals, the most we can keep',
  found: 'Your plan says:',
  take: 'Use this',
  takeGoal: (goal: string) => `Use this: ${goal}`,
} as const;
