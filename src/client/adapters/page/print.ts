/** Opens the print dialog. Browsers name the PDF after the page title, which is changed for that time. */
export function printPage(title: string): Promise<void> {
  const before = document.title;
  return new Promise((resolve) => {
    window.addEventListener(
      'afterprint',
      () => {
        document.title = before;
        resolve();
      },
      { once: true },
    );
    document.title = title;
    window.print();
  });
}
