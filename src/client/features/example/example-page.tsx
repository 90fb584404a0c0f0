import { ExampleBook, type ExampleBookProps } from './example-book.tsx';

/** The whole document. The server adds its styles; there are no others, and no script. */
export function ExamplePage(props: ExampleBookProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{props.book.tabTitle}</title>
        <meta name="description" content={props.book.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <ExampleBook {...props} />
      </body>
    </html>
  );
}
