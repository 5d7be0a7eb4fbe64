import type { ReactNode } from 'react'
import type { PageHead } from './page-heads.ts'

/**
 * Placeholder for the public URL, which only the server knows and inserts. Canonical links and link previews require
 * complete URLs.
 */
const publicUrl = 'https://public-url.invalid'

/**
 * The HTML around a public page. controls.css is built from the sheets of client/ui that the pages use. The font is not
 * preloaded: on a slow connection it would delay the text, for which site.css has a fallback with the same metrics.
 */
export function Document({
  head: { path, title, description },
  style,
  script,
  children,
}: {
  /** Without a path the page is not for search engines and link previews. */
  head: Omit<PageHead, 'path'> & { path?: string }
  style: string
  script?: string | undefined
  children: ReactNode
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121416" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="stylesheet" href={style} />
        <link rel="stylesheet" href="/controls.css" />
        {script && <script type="module" src={script} />}
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Preview path={path} title={title} description={description} />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}

function Preview({ path, title, description }: PageHead) {
  return (
    <>
      <link rel="canonical" href={publicUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Postwright" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + path} />
      <meta property="og:image" content={`${publicUrl}/postwright.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Postwright: LinkedIn posts you can stand behind" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
