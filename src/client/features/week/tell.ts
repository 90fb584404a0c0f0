/** What a person is told after something was done, with the way back. */
export type Told = { readonly message: string; readonly undo?: () => void };
export type Tell = (told: Told) => void;
