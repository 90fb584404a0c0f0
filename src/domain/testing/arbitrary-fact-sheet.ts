import { arbitraryDocument } from './arbitrary-document.ts';

export const arbitraryFactSheet = arbitraryDocument('facts');
