export const PROMPT_PARTS = ['identity', 'tasks', 'voice', 'specifics'] as const;

export type PromptPart = (typeof PROMPT_PARTS)[number];

export type PromptTemplate = Readonly<Record<PromptPart, string>>;
