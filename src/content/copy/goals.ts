export const GOALS_COPY = {
  title: 'My goals',
  lead: 'What you want from this launch, in your own words.',
  goal: (number: number) => `Goal ${number}`,
  remove: (number: number) => `Remove goal ${number}`,
  add: 'Add a goal',
  full: 'That’s 20 goals, the most a plan can hold',
  found: 'Your plan says:',
  take: 'Use this',
  takeGoal: (goal: string) => `Use this: ${goal}`,
} as const;
