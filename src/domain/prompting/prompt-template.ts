export type PromptTemplate = Readonly<Record<'identity' | 'tasks' | 'voice' | 'specifics', string>>;
