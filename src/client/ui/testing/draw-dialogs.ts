import { beforeAll } from 'vitest';

/** jsdom draws no dialogs: here they open and close, and nothing more. Call it once in a test file. */
export function drawDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
}
