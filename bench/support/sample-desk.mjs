import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'
import { loadSource } from './load-source.mjs'
import { startServer } from './server.mjs'

/**
 * The product in a browser, with the sample that the public pages show: its article on a site, its post from a model, and
 * an author connected to LinkedIn, all of them the tests' on loopback.
 */

const author = { email: 'you@example.com', password: 'a long enough passphrase', firstName: 'Your', lastName: 'Name' }

/** @param environment further settings of the server */
export async function openSampleDesk(environment = {}) {
  const { sample } = await loadSource('src/site/demo/texts.ts')
  const { startPageSite } = await loadSource('tests/support/page-site.ts')
  const { startFakeModel } = await loadSource('tests/support/fake-models/start-fake-model.ts')
  const { startFakeLinkedin } = await loadSource('tests/support/fake-linkedin/start-fake-linkedin.ts')
  const { path: executablePath, env = {}, missing } = await findBrowser()
  if (!executablePath) throw new Error(missing)

  const site = await startPageSite({ '/short-letter': { body: articlePage(sample) } }, new URL(sample.url).hostname)
  const model = await startFakeModel('openai', { kind: 'reply', to: (prompt) => answer(prompt, sample) })
  const linkedin = await startFakeLinkedin()
  linkedin.world.visitor = linkedin.world.addMember({ given: author.firstName, family: author.lastName })
  const server = await startServer({
    ...site.environment,
    ...linkedin.environment,
    OPENAI_API_KEY: 'key-of-the-sample',
    OPENAI_BASE_URL: model.baseUrl,
    SIGN_UP: 'open',
    ...environment,
  })
  const url = server.url.replace('127.0.0.1', 'localhost')
  for (const app of linkedin.world.apps) app.redirectUris.push(`${url}/api/linkedin/callback`)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: { ...process.env, ...env },
  })

  const window = { baseURL: url, locale: 'en-GB', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' }
  async function close() {
    await browser.close()
    await server.stop()
    await Promise.all([site.close(), model.close(), linkedin.close()])
  }
  const begun = begin(await browser.newContext(window), site.at('/short-letter'))
  const { storageState, post, longPost } = await begun.catch(async (error) => {
    await close()
    throw error
  })

  return {
    articleUrl: site.at('/short-letter'),
    /** Where the finished post with its carousel is. */
    postPath: `/generate?post=${post}`,
    /** One of nearly 3,000 characters, beside a source of 30,000. */
    longPostPath: `/generate?post=${longPost}`,
    version: browser.version(),
    /** A page of the author's. @param options of its window, as Playwright takes them */
    openPage: async (options) => (await browser.newContext({ ...window, storageState, ...options })).newPage(),
    close,
  }
}

/** Registers the author, connects LinkedIn, and writes a post with a carousel and a long one. */
async function begin(context, articleUrl) {
  const page = await context.newPage()
  await page.goto('/auth')
  const headers = { origin: new URL(page.url()).origin }
  const ask = async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, data, headers })
    if (!answer.ok()) throw new Error(`${path} failed: ${await answer.text()}`)
    return await answer.json()
  }
  await ask('POST', '/api/register', author)
  await page.goto('/api/linkedin/connect')
  await page.goto(`/generate?url=${encodeURIComponent(articleUrl)}`)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const visuals = page.getByRole('list', { name: 'Ready visuals of this post' })
  const carousel = visuals.getByRole('button', { name: 'Carousel' })
  await carousel.scrollIntoViewIfNeeded() // only then it is drawn
  await carousel.click()
  await page.getByRole('link', { name: 'Edit Visual' }).waitFor()
  const post = new URL(page.url()).searchParams.get('post')
  const long = await ask('POST', '/api/posts/generate', { textContent: sentences(30_000), model: 'composer' })
  await ask('PATCH', `/api/posts/${long.id}`, { content: sentences(2_900) })
  const storageState = await context.storageState()
  await context.close()
  return { post, longPost: long.id, storageState }
}

/** About so many characters, two sentences a paragraph, each with figures of its own. */
function sentences(characters) {
  const all = []
  for (let at = 0; at * 75 < characters; at += 1)
    all.push(
      `In ward ${at + 3}, ${20 + (at % 70)} percent of ${1_000 + at * 37} households answered in ${1990 + (at % 35)}.`,
    )
  return all
    .map((sentence, at) => `${sentence}${at % 2 === 1 ? '\n\n' : ' '}`)
    .join('')
    .slice(0, characters)
    .trim()
}

/** What the model says: angles where it is asked for them, else the sample's post. */
function answer(prompt, { post }) {
  return /STANCE/.test(prompt) ? `NUMBER: ${post[1]}\nLESSON: ${post[2]}` : post.join('\n\n')
}

function articlePage({ article: { before, taken, after, rest }, source: { title, publication } }) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta property="og:title" content="${title}">
    <meta property="og:type" content="article">
    <meta property="og:site_name" content="${publication}">
  </head>
  <body>
    <article>
      <h1>${title}</h1>
      ${[before, `${taken} ${after}`, ...rest].map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
    </article>
  </body>
</html>`
}
