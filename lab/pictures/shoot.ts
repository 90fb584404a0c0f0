/** Takes a picture under this name, of what is in sight or of the whole page. */
export type Shoot = (screen: string, isWhole?: boolean) => Promise<void>;
