import { expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`
const links = Array.from(
  { length: 30 },
  (_, at) => `<p>Our readers also liked this story about place number ${at}.</p>`,
)

test.each([
  ['scripts', page('News', '<div id="root"></div><script src="/app.js"></script>')],
  [
    'scripts',
    page(
      'News',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="x"></div><script src="/a.js"></script>',
    ),
  ],
  ['robot-check', page('Just a moment...', '<p>Checking your browser before you go on.</p>')],
  ['robot-check', page('news.example', '<div id="c"></div><script>window._cf_chl_opt = {}</script>')],
  ['robot-check', page('Un momento', '<h1>Verificación de seguridad</h1><p>Confirma que no eres un robot.</p>')],
  ['sign-in', page('Log in', '<form><label>Password <input type="password"></label><button>Log in</button></form>')],
  ['sign-in', page('Sign in with your company', '<p>Sign in to continue with single sign-on.</p>')],
  ['error-page', page('404 - Not found', '<h1>Oops!</h1><p>Try the search.</p>')],
  ['error-page', page('Page not found | News', `<h1>Page not found</h1>${links.join('')}`)],
  [
    'error-page',
    page('Uferbote', '<h1>Diese Seite wurde nicht gefunden.</h1><p>Vielleicht suchen Sie eine andere.</p>'),
  ],
  ['region', page('Sorry', '<p>This page is not available in your country.</p>')],
  [
    'consent',
    page('Before you continue', '<p>We and our 120 partners store cookies on your device. Accept all to go on.</p>'),
  ],
] as const)('%s is told from other pages without an article (%#)', (obstacle, html) => {
  const article = extractArticle(html, 'https://news.example/town/trees')
  expect(article).toMatchObject({ obstacle, text: '' })
})

test('a page with nothing at all has no obstacle either', () => {
  const article = extractArticle(page('', ''), 'https://news.example/town/trees')
  expect(article).toMatchObject({ status: 'empty', text: '' })
  expect(article.obstacle).toBeUndefined()
})

test('what a site asks on a host of its own is never an article', () => {
  const html = page('Trees', `<article>${links.join('')}</article>`)
  expect(extractArticle(html, 'https://consent.news.example/collect').obstacle).toBe('consent')
  expect(extractArticle(html, 'https://news.example/trees').obstacle).toBeUndefined()
})
