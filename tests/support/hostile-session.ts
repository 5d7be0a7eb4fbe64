import type { Browser } from './browser-session.ts'

/** The result for a text; `unexpected` lists calls that failed with a server error. */
export interface HostileAnswers {
  calls: number
  /** Whether it became a post. */
  isPost: boolean
  unexpected: string[]
}

/** Put in front of a text, so that one without a letter makes an article too. */
const beginning = 'The council of Anytown planted 12,000 trees along its roads. It was the largest planting so far.\n\n'

/** Generations and refinements that one text uses of its sender's limit of thirty a minute. */
export const generationsPerText = 3

/**
 * Sends a text through every call that accepts one, within each one's length limit, as an administrator. A refusal is
 * an expected answer; a server error is not.
 */
export async function sendEverywhere(browser: Browser, text: string): Promise<HostileAnswers> {
  const unexpected: string[] = []
  let calls = 0

  async function call(method: string, path: string, body?: unknown): Promise<{ id?: string | number }> {
    calls += 1
    const response = await browser.send(method, path, body)
    const answer = await response.text()
    if (response.status >= 500 || response.status === 429) {
      unexpected.push(`${method} ${path.split('?')[0]} ${response.status} ${answer.slice(0, 200)}`)
    }
    return response.ok && answer ? (JSON.parse(answer) as { id?: string | number }) : {}
  }
  /** Cut to this many characters, with something other than white space at both ends. */
  const upTo = (characters: number) => `a${text.slice(0, characters - 2)}a`
  const inAddress = (characters: number) => encodeURIComponent(upTo(characters).replace(/\p{Surrogate}/gu, '\uFFFD'))

  const textContent = `${beginning}${text.slice(beginning.length)}`
  const opinion = text.slice(0, 5_000)
  const { id } = await call('POST', '/api/posts/generate', { textContent, model: 'composer', opinion })
  if (id !== undefined) {
    const content = text.slice(0, 20_000)
    await call('PATCH', `/api/posts/${id}`, { content, title: upTo(300), acceptedClaims: [upTo(300)] })
    await call('POST', `/api/posts/${id}/openings`, { model: 'composer' })
    await call('POST', `/api/posts/${id}/refine`, { kind: 'angle', model: 'composer' })
    await call('GET', `/api/posts/${id}`)
    await call('GET', `/api/posts/${id}/provenance`)
    await call('GET', `/api/posts/${id}/similar`)
  }
  await call('GET', `/api/posts?q=${inAddress(200)}`)
  await call('GET', `/api/admin/users?q=${inAddress(200)}`)
  await call('GET', `/api/posts/earlier?url=${encodeURIComponent('https://example.com/')}${inAddress(500)}`)
  await call('POST', '/api/articles/read', { url: `https://localhost/${upTo(3_900)}` })
  await call('POST', '/api/articles/read', { url: 'https://example.com/', html: `<article><p>${text}</article>` })

  const example = upTo(5_000)
  const examplePosts = [example, example, example]
  await call('POST', '/api/user/settings', {
    targetAudience: example,
    customPrompt: example,
    contentStyle: upTo(100),
    examplePosts,
  })
  const style = { name: upTo(100), defaultModel: 'composer', defaultLanguage: 'english', defaultWebSearch: false }
  const own = await call('POST', '/api/user/content-styles', { ...style, examplePosts })
  if (own.id !== undefined) await call('DELETE', `/api/user/content-styles/${own.id}`)
  const shared = await call('POST', '/api/admin/content-styles', { name: upTo(100), promptPart: upTo(20_000) })
  if (shared.id !== undefined) await call('DELETE', `/api/admin/content-styles/${shared.id}`)
  const template = await call('POST', '/api/admin/prompt-templates', { name: upTo(100), template: upTo(20_000) })
  if (template.id !== undefined) await call('DELETE', `/api/admin/prompt-templates/${template.id}`)
  await call('POST', '/api/admin/prompt-templates/preview', { template: upTo(20_000) })
  await call('POST', '/api/admin/invitations', { email: upTo(254) })

  const layer = { type: 'text', x: 0, y: 0, width: 100, height: 100, data: { text: text.slice(0, 20_000) } }
  await call('POST', '/api/visuals', { name: upTo(100), canvasData: { layers: [layer, layer] } })
  await call('POST', '/api/media', { filename: upTo(500), originalName: upTo(500), fileSize: 10, tags: [upTo(50)] })
  await call('PATCH', '/api/user', { profileImageUrl: `https://example.com/${upTo(1_900)}`, timeZone: upTo(64) })
  return { calls, isPost: id !== undefined, unexpected }
}
