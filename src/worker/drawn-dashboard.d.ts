/** The client's dashboard as a string: inserted by the build (scripts/client/build-drawing.ts). */
declare module 'drawn-dashboard' {
  import type { AllDocuments } from '#domain/all-documents.ts';

  export function drawDashboard(documents: AllDocuments): string;
}
