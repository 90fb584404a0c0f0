/** Saves a screenshot under this name, of the visible part or of the whole page. */
export type Shoot = (screen: string, isWhole?: boolean) => Promise<void>;
